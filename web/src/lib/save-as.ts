/** Lets the browser save something as a JSON file. */
export function saveAs(name: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
