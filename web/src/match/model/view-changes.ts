/** What an update changes in our views. What does not change stays the same object. */

import { isPart, share } from "./structural-sharing";
import type { SeatView, Update } from "$lib/wire";

type News = Pick<Update, "changes" | "views">;

/** All views after an update; `views` are those before it. */
export function updatedViews(views: SeatView[], update: News): SeatView[] {
  return update.views.map(({ seat, changes }) => {
    const known = views.find((view) => view.seat === seat);
    const open = known === undefined ? { seat } : changed(known, update.changes);
    return whole(changed(open, changes));
  });
}

/** A view with new values at the paths of these changes. */
function changed(view: unknown, changes: News["changes"]): unknown {
  for (const [path, value] of Object.entries(changes)) view = put(view, path.split("."), value);
  return view;
}

/** The same thing, or a copy of it with a new value at a path. */
function put(thing: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return share(thing, value);
  if (!isPart(thing)) throw new Error(`an update changes ${name} of a view that we do not have`);
  const news = put(thing[name], rest, value);
  if (name in thing && Object.is(thing[name], news)) return thing;
  return Object.assign(Array.isArray(thing) ? [] : {}, thing, { [name]: news });
}

/** A viewer without a view of a seat is sent all of it. */
function whole(view: unknown): SeatView {
  if (!isSeatView(view)) throw new Error("an update changes a view that we do not have");
  return view;
}

function isSeatView(view: unknown): view is SeatView {
  return isPart(view) && "view" in view && "facts" in view && "legal" in view;
}
