/** How often each side is measured, where it does not take minutes. */
const REPEATS = 5;

export type Pair<T> = Readonly<{ ours: T; reference: T }>;

/** Measures both sides in turn, so that what else happens on the machine meets both alike. Not counted: one round that warms up. */
export async function interleave<T>(
  ours: () => Promise<T>,
  reference: () => Promise<T>,
  repeats = REPEATS,
): Promise<readonly Pair<T>[]> {
  await ours();
  await reference();
  const pairs: Pair<T>[] = [];
  for (let round = 0; round < repeats; round += 1) {
    pairs.push(round % 2 === 0 ? await oursFirst(ours, reference) : await referenceFirst(ours, reference));
  }
  return pairs;
}

async function oursFirst<T>(measureOurs: () => Promise<T>, measure: () => Promise<T>): Promise<Pair<T>> {
  const ours = await measureOurs();
  return { ours, reference: await measure() };
}

async function referenceFirst<T>(measureOurs: () => Promise<T>, measure: () => Promise<T>): Promise<Pair<T>> {
  const reference = await measure();
  return { ours: await measureOurs(), reference };
}
