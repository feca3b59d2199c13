/** Messages whose ids are put together at run time, and where. */
export const dynamicWords: RegExp[] = [
  /^nav-/, // frame/Header: pages
  /^home-step-/, // pages/Home
  /^bot-/, // lib/tables, pages/Home: ranks and characters of bots
  /^(problem|refusal)-/, // lib/why: codes and sentences of refusals
  /^matches-(turn|playing|open|over)$/, // pages/MyMatches
  /^rules-group-/, // pages/Rules
  /^ruling-/, // lib/rulings, pages/NewTable
  /^edition-/, // pages/NewTable, frame/Lobby
  /^new-clock-/, // pages/NewTable
  /^calc-(attackers|defenders)$/, // pages/Odds
  /^calc-(era|wins)-/, // pages/Odds
  /^(line|power|half|unit-kind)-/, // pieces/facts, pieces/UnitCard: lines, icons and kinds of Units
  /^token-/, // pieces/WarfareToken
  /^die-(strong|risky)/, // pieces/Die
  /^gear-/, // pieces/GearWheel: the four actions
  /^pile-/, // pieces/Pile
  /^pieces-state-/, // pages/Pieces
  /^step-/, // battle/Steps, table/ActionBar: steps of a battle
  /^battle-(die|short)-/, // battle/SideHead, battle/Ledger
  /^log-/, // table/chronicle: one sentence for each event
  /^(due|wait)-/, // table/due: decisions, and waiting for those of others
  /^table-(phase|state)-/, // table/ActionBar, table/Opponent
  /^drawer-(log|chat|rules)$/, // table/Drawer
  /^keys-/, // table/Keys
  /^end-(source|luck)-/, // end/Points, end/LuckLedger
];
