/**
 * What the next tile would give, and what the next step would end, in words. The facts are those of
 * the rules; nothing is worked out here.
 */
import type { GearEnds, InsertPreview } from "$lib/wire";

import { type Saying, era, gear, saying, token } from "./messages";

/** What inserting the next tile would give: Eras, actions, token. */
export function previewSayings(preview: InsertPreview): Saying[] {
  const idle = preview.actions.filter((action) => !preview.possible.includes(action));
  const said: Saying[] = [];
  if (preview.tile === null) said.push(saying("preview-unknown"));
  else said.push(saying("preview-eras", { eras: { either: preview.eras.map(era) } }));
  if (preview.possible.length > 0)
    said.push(saying("preview-actions", { actions: preview.possible.map(gear) }));
  if (idle.length > 0) said.push(saying("preview-idle", { actions: idle.map(gear) }));
  if (preview.token !== null) said.push(saying("preview-token", { token: token(preview.token) }));
  else if (preview.space !== null) said.push(saying("preview-no-token"));
  return said;
}

/** What using an action or taking the token ends. */
export function endsWithUse(ends: GearEnds | null): Saying[] {
  return ends?.insert_with_use ? [saying("ends-insert")] : [];
}

/** What the jump ends. */
export function endsWithJump(ends: GearEnds | null): Saying[] {
  if (!ends) return [];
  const things = [
    ...(ends.insert_with_jump ? [saying("ends-thing-tiles")] : []),
    ...(ends.take_with_jump ? [saying("ends-thing-token")] : []),
    ...ends.actions_with_jump.map(gear),
  ];
  return things.length > 0 ? [saying("ends-with-jump", { things })] : [];
}
