/** The path that the server is reached under, with a slash at its end. The server writes it. */
export const base: string =
  document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "/";
