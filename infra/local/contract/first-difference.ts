/** Where two texts part, as one readable message; undefined when they are the same. */
export function firstDifference(committed: string, regenerated: string): string | undefined {
  if (committed === regenerated) return undefined;
  const [before, after] = [committed.split('\n'), regenerated.split('\n')];
  const line = before.findIndex((text, index) => text !== after[index]);
  const place = line < 0 ? before.length : line;
  return `line ${place + 1}\n  committed:   ${before[place] ?? '(end)'}\n  regenerated: ${after[place] ?? '(end)'}`;
}
