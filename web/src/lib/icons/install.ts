/** Puts the sprites into the document, where every piece refers to them by id. */

/** Adds elements to a hidden drawing, except those that are there already. */
function install(id: string, content: string): void {
  const holder = document.createElement("div");
  holder.innerHTML = `<svg id="${id}" width="0" height="0" aria-hidden="true"><defs>${content}</defs></svg>`;
  const drawing = document.getElementById(id)?.querySelector("defs");
  if (!drawing) {
    const sprite = holder.querySelector("svg");
    if (!sprite) return;
    sprite.style.position = "absolute"; // not as an attribute: the server forbids inline styles
    document.body.prepend(sprite);
    return;
  }
  const fresh = [...(holder.querySelector("defs")?.children ?? [])];
  drawing.append(...fresh.filter((element) => !document.getElementById(element.id)));
}

/** The icons, shields, metals and hatchings of the interface; words need not wait for them. */
export async function installIcons(): Promise<void> {
  const { default: sprite } = await import("virtual:icons");
  if (!document.getElementById("icons")) install("icons", sprite);
}

const asked = new Map<string, Promise<void>>();

/** Fetches the picture of a card once, by its element's id; until it is there a card shows its sky. */
export function loadPicture(id: string): Promise<void> {
  let loading = asked.get(id);
  if (!loading) asked.set(id, (loading = fetchPicture(id)));
  return loading;
}

async function fetchPicture(id: string): Promise<void> {
  try {
    const { shared, pictures } = await import("virtual:scenes");
    const picture = await pictures[id]?.();
    if (!document.getElementById("scenes")) install("scenes", shared);
    if (picture) install("scenes", picture.default);
  } catch {
    asked.delete(id); // offline: the next card that needs it asks again
  }
}

void installIcons().catch(() => undefined); // offline: everything has words too
