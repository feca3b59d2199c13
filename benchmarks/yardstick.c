/* The battle of RULES.md, Appendix A, in C: the yardstick for our own.

   yardstick FILE REPEATS    reads the battles that battles.py wrote, resolves all of them REPEATS
                             times, prints nanoseconds per battle and the checksum of the outcomes
   yardstick FILE REPEATS best
                             reads hands instead, tries every order of one to four of their units
                             over every pair of faces, prints nanoseconds per hand and the checksum
                             of how many of the 36 throws the best order wins

   A resolution begins with two mustered line-ups, tokens folded into the units' numbers, and the
   final faces of the dice: it forms links, strikes with assault, fights the three lines and decides
   the winner, by the default rulings. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINES = 3, PLACES = 5, NUMBERS = 10 };
enum { NO_WINNER, ATTACKER, DEFENDER };

typedef struct {
    int8_t values[LINES], damage_icons, link_left, link_right; /* a half-shield: 0 is none */
    int8_t assault, heroic_death, accuracy, diversion;
} Unit;

typedef struct {
    /* as mustered, front first */
    int8_t count, die[LINES];
    Unit units[PLACES];
    /* as the battle goes */
    int8_t standing, damage[PLACES];
    bool defeated[PLACES];
    bool links[PLACES + 1]; /* links[k]: a counter between the units k - 1 and k; the ends stay empty */
} LineUp;

typedef struct {
    LineUp attackers, defenders;
    int winner;
} Battle;

/* Everyone stands, and links form where the meeting halves match. */
static void line_up(LineUp *side, bool attacks) {
    side->standing = side->count;
    memset(side->damage, 0, sizeof side->damage);
    memset(side->defeated, 0, sizeof side->defeated);
    memset(side->links, 0, sizeof side->links);
    for (int k = 1; k < side->count; k++) {
        const Unit *nearer = &side->units[k - 1], *farther = &side->units[k];
        int half = attacks ? nearer->link_left : nearer->link_right;
        int other = attacks ? farther->link_right : farther->link_left;
        side->links[k] = half != 0 && half == other;
    }
}

/* Each icon removes one counter of the other side, from the front (ASSAULT-1, ASSAULT-2). */
static void assault(const LineUp *striking, LineUp *struck) {
    int icons = 0;
    for (int k = 0; k < striking->count; k++) icons += striking->units[k].assault;
    for (int k = 1; k < struck->count && icons > 0; k++)
        if (struck->links[k]) {
            struck->links[k] = false;
            icons--;
        }
}

static int total(const LineUp *side, int line) {
    int sum = side->die[line];
    for (int k = 0; k < side->count; k++)
        if (!side->defeated[k]) sum += side->units[k].values[line];
    return sum > 0 ? sum : 0;
}

static int front(const LineUp *side) {
    int k = 0;
    while (side->defeated[k]) k++;
    return k;
}

/* One point of damage: a link absorbs it, or the unit suffers and may strike back in its fall. */
static void hit(LineUp *struck, int target, LineUp *other, bool covered) {
    for (int gap = target; gap <= target + 1; gap++)
        if (struck->links[gap]) {
            struck->links[gap] = false;
            return;
        }
    const Unit *unit = &struck->units[target];
    if (++struck->damage[target] < unit->damage_icons) return;
    struck->defeated[target] = true;
    struck->standing--;
    if (covered) return;
    for (int p = 0; p < unit->heroic_death && other->standing > 0; p++)
        hit(other, front(other), struck, false);
}

/* The struck side suffers a line's damage, by diversion first, then from the front (ABIL-11). */
static void suffer(LineUp *struck, LineUp *striking, int damage) {
    int accuracy = 0, diversion[PLACES];
    for (int k = 0; k < striking->count; k++)
        if (!striking->defeated[k]) accuracy += striking->units[k].accuracy;
    for (int k = 0; k < struck->count; k++) diversion[k] = struck->units[k].diversion;
    for (int point = 1; point <= damage && struck->standing > 0; point++) {
        int target = -1;
        for (int k = 0; k < struck->count && target < 0; k++)
            if (!struck->defeated[k] && diversion[k] > 0) {
                diversion[k]--;
                target = k;
            }
        if (target < 0) target = front(struck);
        hit(struck, target, striking, point <= accuracy);
    }
}

static void resolve(Battle *battle) {
    LineUp *a = &battle->attackers, *d = &battle->defenders;
    line_up(a, true);
    line_up(d, false);
    assault(a, d);
    assault(d, a);
    for (int line = 0; line < LINES && a->standing > 0 && d->standing > 0; line++) {
        int attack = total(a, line), defence = total(d, line);
        if (attack > defence) suffer(d, a, attack - defence);
        if (defence > attack) suffer(a, d, defence - attack);
    }
    if (a->standing == 0 && d->standing == 0) battle->winner = NO_WINNER;
    else battle->winner = a->standing >= d->standing ? ATTACKER : DEFENDER;
}

static int number(FILE *file) {
    int value;
    if (fscanf(file, "%d", &value) != 1) {
        fprintf(stderr, "yardstick: the file of battles is too short\n");
        exit(2);
    }
    return value;
}

static void read_line_up(FILE *file, LineUp *side) {
    side->count = (int8_t)number(file);
    for (int line = 0; line < LINES; line++) side->die[line] = (int8_t)number(file);
    for (int k = 0; k < side->count; k++) {
        int8_t *unit = (int8_t *)&side->units[k]; /* ten numbers, in the order of the struct */
        for (int n = 0; n < NUMBERS; n++) unit[n] = (int8_t)number(file);
    }
}

static uint64_t add(uint64_t checksum, int value) { return (checksum * 31 + (uint64_t)value) % 1000000007; }

static uint64_t add_line_up(uint64_t checksum, const LineUp *side) {
    for (int k = 0; k < side->count; k++)
        checksum = add(add(checksum, side->defeated[k]), side->damage[k]);
    return checksum;
}

enum { HAND = 6, SLOTS = 4, FACES = 6 };

typedef struct {
    int count;
    int8_t copies[FACES], numbers[FACES][LINES];
} Die;

typedef struct {
    Unit units[HAND];
    Battle battle;
    int best;
} Hand;

static void read_die(FILE *file, Die *die) {
    die->count = number(file);
    for (int f = 0; f < die->count; f++) {
        die->copies[f] = (int8_t)number(file);
        for (int line = 0; line < LINES; line++) die->numbers[f][line] = (int8_t)number(file);
    }
}

/* Fight all pairs of faces: how many of the 36 throws the attackers win (DICE-1 to 3). */
static int wins(Battle *battle, const Die *strong, const Die *risky) {
    bool few = battle->attackers.count <= 3;
    const Die *attack = few ? strong : risky, *defence = few ? risky : strong;
    int won = 0;
    for (int a = 0; a < attack->count; a++)
        for (int d = 0; d < defence->count; d++) {
            memcpy(battle->attackers.die, attack->numbers[a], LINES);
            memcpy(battle->defenders.die, defence->numbers[d], LINES);
            resolve(battle);
            if (battle->winner == ATTACKER) won += attack->copies[a] * defence->copies[d];
        }
    return won;
}

/* Every unit not yet used may stand behind those that are (CONQ-11, CONQ-12). */
static void try_orders(Hand *hand, unsigned used, const Die *strong, const Die *risky) {
    LineUp *side = &hand->battle.attackers;
    for (int k = 0; k < HAND; k++) {
        if (used & 1u << k) continue;
        side->units[side->count++] = hand->units[k];
        int won = wins(&hand->battle, strong, risky);
        if (won > hand->best) hand->best = won;
        if (side->count < SLOTS) try_orders(hand, used | 1u << k, strong, risky);
        side->count--;
    }
}

static double elapsed(const struct timespec *start) {
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (double)(end.tv_sec - start->tv_sec) * 1e9 + (double)(end.tv_nsec - start->tv_nsec);
}

static int best(FILE *file, int repeats) {
    Die strong, risky;
    read_die(file, &strong);
    read_die(file, &risky);
    int count = number(file);
    Hand *hands = calloc((size_t)count, sizeof *hands);
    for (int n = 0; n < count; n++) {
        int8_t *numbers = (int8_t *)hands[n].units;
        for (int k = 0; k < HAND * NUMBERS; k++) numbers[k] = (int8_t)number(file);
        read_line_up(file, &hands[n].battle.defenders);
    }

    struct timespec start;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int r = 0; r < repeats; r++) {
        for (int n = 0; n < count; n++) {
            hands[n].best = 0;
            try_orders(&hands[n], 0, &strong, &risky);
        }
        __asm__ volatile("" ::: "memory"); /* no repeat may be optimised away */
    }
    double ns = elapsed(&start);

    uint64_t checksum = 0;
    for (int n = 0; n < count; n++) checksum = add(checksum, hands[n].best);
    printf("%.3f %llu\n", ns / count / repeats, (unsigned long long)checksum);
    return 0;
}

int main(int argc, char **argv) {
    FILE *file = argc == 3 || argc == 4 ? fopen(argv[1], "r") : NULL;
    if (file == NULL || (argc == 4 && strcmp(argv[3], "best") != 0)) {
        fprintf(stderr, "usage: yardstick FILE REPEATS [best]\n");
        return 2;
    }
    if (argc == 4) return best(file, atoi(argv[2]));
    int count = number(file), repeats = atoi(argv[2]);
    Battle *battles = calloc((size_t)count, sizeof *battles);
    for (int n = 0; n < count; n++) {
        read_line_up(file, &battles[n].attackers);
        read_line_up(file, &battles[n].defenders);
    }

    struct timespec start;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int r = 0; r < repeats; r++) {
        for (int n = 0; n < count; n++) resolve(&battles[n]);
        __asm__ volatile("" ::: "memory"); /* no repeat may be optimised away */
    }
    double ns = elapsed(&start);

    uint64_t checksum = 0;
    for (int n = 0; n < count; n++) {
        checksum = add(checksum, battles[n].winner);
        checksum = add_line_up(checksum, &battles[n].attackers);
        checksum = add_line_up(checksum, &battles[n].defenders);
    }
    printf("%.3f %llu\n", ns / count / repeats, (unsigned long long)checksum);
    return 0;
}
