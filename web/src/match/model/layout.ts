/** Which arrangement of the table fits the window: height decides first, width second. */
import { MediaQuery } from "svelte/reactivity";

/** `short`: a phone on its side; `phone`: one column; `table`: everything beside each other. */
export type Arrangement = "short" | "phone" | "table";

/** The window as it is now; its answers change with it. */
export class Layout {
  readonly #short = new MediaQuery("(max-height: 560px) and (orientation: landscape)");
  readonly #column = new MediaQuery("max-width: 699px");
  /** In one row, nine slots would be too small to read here. */
  readonly #narrow = new MediaQuery("max-width: 899px");
  readonly #roomy = new MediaQuery("(min-width: 1360px) and (min-height: 780px)");

  arrangement(staged: boolean): Arrangement {
    if (this.#short.current) return "short";
    return (staged ? this.#narrow : this.#column).current ? "phone" : "table";
  }

  /** Whether log and chat have their own place beside the gears. */
  get roomy(): boolean {
    return this.#roomy.current;
  }
}
