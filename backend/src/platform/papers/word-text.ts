/** Jawi and Arabic, where they come first. */
export function isRightToLeft(line: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line);
}

/** XML has no place for these. */
export function writable(line: string): string {
  return line.toWellFormed().replaceAll(/[^\t\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
