/** Keys of chosen rows. */
export type Selected = ReadonlySet<string>;

export function toggled(selected: Selected, key: string): Selected {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** All that are shown, or none of them if all are chosen already. */
export function toggledAll(selected: Selected, keys: readonly string[]): Selected {
  return new Set(isAllSelected(selected, keys) ? [] : keys);
}

export function isAllSelected(selected: Selected, keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => selected.has(key));
}
