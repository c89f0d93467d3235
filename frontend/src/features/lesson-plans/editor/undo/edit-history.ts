/** What stood in some fields before they were changed. `at`: epoch milliseconds of the last change. */
export type Past<Fields> = Readonly<{ before: Partial<Fields>; at: number }>;

/** Milliseconds within which changes of the same fields are one. */
const ONE_CHANGE = 1_500;
const MOST_CHANGES = 200;

const namesOf = (change: object) => Object.keys(change).toSorted().join(' ');

/** The last first. */
export function remembered<Fields extends object>(
  past: readonly Past<Fields>[],
  before: Partial<Fields>,
  at: number,
): Past<Fields>[] {
  const [last, ...earlier] = past;
  if (last && at - last.at < ONE_CHANGE && namesOf(last.before) === namesOf(before))
    return [{ ...last, at }, ...earlier];
  return [{ before, at }, ...past].slice(0, MOST_CHANGES);
}
