/** What a battle brings on a small screen: the stake in one line, the chance to win. */
import { t } from "$lib/i18n.svelte";
import { type Chance, odds, questionOf, readable } from "$match/model/battle/odds.svelte";
import { relicsSeen, unitsToCome } from "$match/model/playback/timeline";
import type { Screen } from "$match/model/screen.svelte";

const DEPLOYING = /-(first|next)$|^dismiss$/;
const LAYING = /tokens$/;

/** Whether this player deploys Units, lays tokens, or only watches. */
export function busyWith(screen: Screen): "units" | "tokens" | null {
  if (screen.beat !== null || !screen.canAct) return null;
  const { moment } = screen.shown.due;
  return DEPLOYING.test(moment) ? "units" : LAYING.test(moment) ? "tokens" : null;
}

/** What a win brings: an Attacker by number of Units, a Defender in any case. */
export function stakeOf(screen: Screen): string {
  if (screen.seat === screen.scene.defender) return t("stake-defender");
  const count = unitsToCome(screen.scene, screen.engaged);
  const units = t("battle-units", { count });
  if (count === 0) return units;
  return `${units} · ${t("ladder-relics", { count: relicsSeen(count, screen.box) })}`;
}

/** The chance of this player to win, once the server has counted it. */
export function chanceOf(screen: Screen): Chance | null {
  const { answer } = odds;
  if (!answer) return null;
  const attacks = screen.seat === screen.scene.attacker;
  return readable(attacks ? answer.attacker_wins : answer.defender_wins);
}

/** Ask for the odds while there is something to decide by them. */
export function askOdds(screen: Screen): void {
  const wanted = busyWith(screen) !== null && screen.options.odds;
  odds.ask(wanted ? questionOf(screen.scene, screen.view, screen.facts, screen.options) : null);
}
