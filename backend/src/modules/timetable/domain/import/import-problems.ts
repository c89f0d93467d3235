import { isWordOf, type Remembered } from './matching.js';

type Problem = Readonly<{ field: string; message: string }>;

/** A lesson of the import stands under one override. */
export function problemsOfOverrides(
  overrides: readonly Readonly<{ lessonIds: readonly string[] }>[],
  lessons: readonly Readonly<{ id: string }>[],
): Problem[] {
  const free = new Set(lessons.map(({ id }) => id));
  const known = new Set(free);
  return overrides.flatMap(({ lessonIds }, at) =>
    lessonIds.flatMap((id, place): Problem[] => {
      if (free.delete(id)) return [];
      const message = known.has(id) ? 'stands under another override already' : 'is no lesson of the import';
      return [{ field: `overrides.${at}.lessonIds.${place}`, message }];
    }),
  );
}

/** `ids`: all that the school has, by kind. */
export function problemsOfMatches(
  matches: readonly Remembered[],
  ids: Readonly<Record<Remembered['kind'], readonly string[]>>,
): Problem[] {
  const known = new Map(Object.entries(ids).map(([kind, of]) => [kind, new Set(of)]));
  const seen = new Set<string>();
  return matches.flatMap(({ kind, key, choice }, at): Problem[] => {
    const isKnown = isWordOf(kind, choice) || known.get(kind)?.has(choice);
    const isNew = !seen.has(`${kind} ${key}`);
    seen.add(`${kind} ${key}`);
    return [
      ...(isKnown ? [] : [{ field: `matches.${at}.choice`, message: 'is nothing of the school' }]),
      ...(isNew ? [] : [{ field: `matches.${at}.key`, message: 'stands twice' }]),
    ];
  });
}
