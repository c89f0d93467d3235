const UNTIL_SAVED_MS = 60_000;

/** Into the downloads of the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), UNTIL_SAVED_MS);
}
