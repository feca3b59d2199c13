/** Save something that the server told as a file of this device. */
export function saveFile(name: string, told: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(told, null, 1)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
