/** Parts items so that no two of one round share a key, and those that share one keep their order. */
export function inRounds<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Item[][] {
  const nextOf = new Map<string, number>();
  const rounds: Item[][] = [];
  for (const item of items) {
    const keys = keysOf(item);
    const round = Math.max(0, ...keys.map((key) => nextOf.get(key) ?? 0));
    rounds[round] = [...(rounds[round] ?? []), item];
    for (const key of keys) nextOf.set(key, round + 1);
  }
  return rounds;
}
