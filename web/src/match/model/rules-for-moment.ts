/** Which rules are at hand for which decision. */

const RULES: Record<string, string[]> = {
  "choose-sabaton": ["SETUP-7"],
  "first-tile": ["TRAVEL-2", "TRAVEL-3", "TRAVEL-6", "TRAVEL-8", "TRAVEL-9"],
  prepare: ["TRAVEL-3", "TRAVEL-10", "TRAVEL-12", "TRAVEL-14", "TRAVEL-23", "TRAVEL-25"],
  "drop-token": ["TRAVEL-12"],
  retrieve: ["TRAVEL-16"],
  dismiss: ["TRAVEL-17", "TRAVEL-18"],
  opponent: ["CONQ-1", "CONQ-2", "CONQ-4", "CHALLENGE-1", "CHALLENGE-2"],
  hunt: ["TOKEN-13", "TOKEN-14"],
  company: ["CONQ-3", "CONQ-4", "CONQ-5", "CONQ-8", "CONQ-9"],
  "defend-first": ["CHALLENGE-2", "CHALLENGE-5", "TERM-6"],
  "defend-next": ["CHALLENGE-5", "LINK-6", "REINF-1"],
  "defend-tokens": ["CHALLENGE-6", "TOKEN-2"],
  "attack-first": ["CONQ-11", "CONQ-12", "TRAVEL-22", "DICE-2", "DICE-3"],
  "attack-next": ["CONQ-11", "CONQ-12", "LINK-6", "DICE-1", "DICE-2", "DICE-3", "REWARD-6"],
  "attack-tokens": ["TOKEN-1", "TOKEN-2", "TOKEN-4", "TOKEN-6"],
  "defender-relaunch": ["ABIL-13", "ABIL-14"],
  "attacker-relaunch": ["ABIL-13", "ABIL-14"],
  recruit: ["REWARD-1", "REWARD-2"],
  "keep-relic": ["REWARD-9", "REWARD-10", "REWARD-11", "REWARD-12", "SCORE-6"],
  "keep-prowess": ["CHALLENGE-15", "CHALLENGE-16", "SCORE-7"],
  "keep-stolen": ["CHALLENGE-17", "CHALLENGE-19", "SCORE-6"],
};

/** The rules that a decision is about. */
export function rulesFor(moment: string): string[] {
  return RULES[moment] ?? ["BATTLE-4", "BATTLE-6", "VICT-2", "VICT-3"];
}
