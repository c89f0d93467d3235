/** `*` matches anything, every other character itself; against the path without its query. */
export function matchesPattern(pattern: string, path: string): boolean {
  const literalParts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\/-]/g, '\\$&'));
  return new RegExp(`^${literalParts.join('.*')}$`).test(path);
}

export function matchesAny(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => matchesPattern(pattern, path));
}
