/** What a browser has and happy-dom has not. */
import { afterEach } from "vitest";

afterEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
  location.hash = "";
});
