export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** `part` from 0 to 100; the nearest rank, so always one of the values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(0, Math.ceil((part / 100) * sorted.length) - 1);
  return sorted[rank] ?? Number.NaN;
}
