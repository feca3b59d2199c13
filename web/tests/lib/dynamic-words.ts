/** Messages whose ids are put together at run time, and where. */
export const dynamicWords: RegExp[] = [
  /^(player-menu-(mute|block)-done|player-menu-un(mute|block)|blocks-kind-(mute|block))$/,
  /^(new|drawer)-chat-(players|all|off)$/,
  /^nav-/, // frame/Header: pages
  /^lesson-/, // teach/lesson: steps, chapters
  /^learn-(what|practice|rules)/, // frame/WhatYouLearn, pages/Learn
  /^bot-/, // lib/tables, pages/Home: ranks and characters of bots
  /^thinking-(quick|steady|thorough|deep)$/, // frame/ThinkingTime
  /^(problem|refusal|error)-/, // lib/refusal-text: codes and sentences of refusals
  /^matches-(turn|playing|open|over)$/, // pages/MyMatches
  /^rules-group-/, // pages/rulebook/NumberedRules
  /^rulebook-/, // pages/rulebook: tests/pages/rulebook.test.ts looks after them
  /^ruling-/, // lib/rulings, pages/NewTable
  /^edition-/, // pages/NewTable, match/Lobby
  /^new-clock-/, // pages/NewTable
  /^calc-(attackers|defenders)$/, // pages/Odds
  /^calc-(era|wins)-/, // pages/Odds
  /^practice-(kind|ask|note|worth|why)-/, // pages/Practice, teach/practice/words
  /^(line|power|half|unit-kind)-/, // pieces/facts, pieces/UnitCard: lines, icons and kinds of Units
  /^token-/, // pieces/WarfareToken
  /^die-(strong|risky)/, // pieces/Die
  /^gear-/, // pieces/GearWheel: the four actions
  /^pile-/, // pieces/Pile
  /^pieces-state-/, // pages/Pieces
  /^step-/, // match/battle/BattleSteps, match/table/ActionBar: steps of a battle
  /^battle-(die|short)-/, // match/battle/SideHeader, LinesOfCombat
  /^coach-(title|why|option)-/, // teach/coach/CoachMove: the server names them; pages/NewTable
  /^(due|wait)-/, // match/model/decision-prompt: decisions, and waiting for those of others
  /^table-(phase|state)-/, // match/table/ActionBar, players/Opponent
  /^drawer-(log|chat|rules)$/, // match/table/drawer/Drawer
  /^settings-keys-/, // pages/Settings
  /^deed-/, // match/model/narrator: parts of the summary of a turn
  /^keys-/, // match/table/overlays/KeyboardHelp
  /^(presence|note)-/, // match/friends/presence, notes
  /^offer-(own-)?(points|unrated)$/, // match/friends/TableNotices
  /^end-(how|unrated)-/, // match/end/End
  /^why-/, // teach/why: reasons of the server, verdicts on luck
  /^recap-/, // teach/recap: pictures
  /^turning-(gain|next)-/, // match/end/TurningPoints, NextSteps
  /^end-(source|luck)-/, // match/end/PointsBySource, LuckTable
  /^explain-(half-(left|right)|long|medium|close)$/, // teach/explain/symbols.ts
  /^explain-(reinforcement|assault|heroic_death|accuracy|diversion|relaunch)$/,
  /^explain-(links|where)-/, // teach/explain/PartnerCards
  /^about-/, // pieces/about.ts
  /^(measure|shift|subject-attackers)-/, // pages/lab/ShiftList
  /^field-|^lab-(left|right|attacking|defending|end-\w+)$/, // pages/lab: numbers of cards, states
];
