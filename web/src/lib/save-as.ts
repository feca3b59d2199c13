/** Lets the browser save something as a JSON file. */
export function saveAs(name: string, content: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(content)], { type: "application/json" }));
}

/** Lets the browser save a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
