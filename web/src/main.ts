import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";

import "$lib/icons/install";

import { mount } from "svelte";

import App from "./App.svelte";

export default mount(App, { target: document.getElementById("app")! });
