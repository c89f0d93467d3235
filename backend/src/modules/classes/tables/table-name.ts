/** 2026/2027 would be two folders. */
export function nameForFile(name: string): string {
  return name.replaceAll(/[^0-9A-Za-z]+/g, '-');
}
