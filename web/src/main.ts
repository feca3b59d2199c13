import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";

import "$lib/icons/install";

import { mount } from "svelte";

import App from "./App.svelte";
import { installOffline } from "./offline/install";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the game");
/** In a task of its own: the browser lays the page out when the scripts of the page have run. */
setTimeout(() => {
  target.replaceChildren(); // what was shown until now
  mount(App, { target });
  installOffline();
});
