/** What the client tells the service worker: these files were loaded before it was there. */
export interface Keep {
  type: "keep";
  keep: string[];
}
