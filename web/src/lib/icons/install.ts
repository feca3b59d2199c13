/** Puts the sprites into the document, where every piece refers to them by id. */
import sprite from "virtual:icons";

function install(id: string, content: string): void {
  if (document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.innerHTML =
    `<svg id="${id}" width="0" height="0" style="position:absolute" aria-hidden="true">` +
    `<defs>${content}</defs></svg>`;
  if (holder.firstElementChild) document.body.prepend(holder.firstElementChild);
}

/** The icons, shields, metals and hatchings of the interface. */
export function installIcons(): void {
  install("icons", sprite);
}

let asked: Promise<void> | undefined;

/** Fetches the pictures of the cards once; until they are there a card shows its sky. */
export function loadScenes(): Promise<void> {
  asked ??= import("virtual:scenes").then((scenes) => install("scenes", scenes.default));
  return asked;
}

installIcons();
