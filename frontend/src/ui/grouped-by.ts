/** In the order in which each key comes first. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}
