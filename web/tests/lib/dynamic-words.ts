/** Messages whose ids are put together at run time, and where. */
export const dynamicWords: RegExp[] = [
  /^nav-/, // frame/Header: pages
  /^home-step-/, // pages/Home
  /^bot-/, // lib/tables, pages/Home: ranks and characters of bots
  /^(problem|refusal)-/, // lib/refusal-text: codes and sentences of refusals
  /^matches-(turn|playing|open|over)$/, // pages/MyMatches
  /^rules-group-/, // pages/Rules
  /^ruling-/, // lib/rulings, pages/NewTable
  /^edition-/, // pages/NewTable, match/Lobby
  /^new-clock-/, // pages/NewTable
  /^calc-(attackers|defenders)$/, // pages/Odds
  /^calc-(era|wins)-/, // pages/Odds
  /^(line|power|half|unit-kind)-/, // pieces/facts, pieces/UnitCard: lines, icons and kinds of Units
  /^token-/, // pieces/WarfareToken
  /^die-(strong|risky)/, // pieces/Die
  /^gear-/, // pieces/GearWheel: the four actions
  /^pile-/, // pieces/Pile
  /^pieces-state-/, // pages/Pieces
  /^step-/, // match/battle/BattleSteps, match/table/ActionBar: steps of a battle
  /^battle-(die|short)-/, // match/battle/SideHeader, LinesOfCombat
  /^(due|wait)-/, // match/model/decision-prompt: decisions, and waiting for those of others
  /^table-(phase|state)-/, // match/table/ActionBar, players/Opponent
  /^drawer-(log|chat|rules)$/, // match/table/drawer/Drawer
  /^keys-/, // match/table/overlays/KeyboardHelp
  /^end-(source|luck)-/, // match/end/PointsBySource, LuckTable
];
