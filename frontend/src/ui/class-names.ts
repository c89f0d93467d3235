/** Joins class names and drops the absent ones: `classNames('a', isWide && 'b')`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
