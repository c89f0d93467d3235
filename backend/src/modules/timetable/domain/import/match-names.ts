/** A name of the file. */
export type Named = Readonly<{ id: string; name: string; short: string }>;

/** What it may mean, and what that is called. */
export type Candidate = Readonly<{ id: string; labels: readonly string[] }>;

/** `alike`: what it may mean as well as anything else, to be asked about. */
export type Found = Named &
  Readonly<{
    key: string;
    choice: string | null;
    how: 'chosen' | 'name' | 'remembered' | 'short' | 'word' | null;
    alike: readonly string[];
  }>;

type Rules = Readonly<{
  fold: (text: string) => string;
  /** What was chosen before, by the key of a name. */
  before: ReadonlyMap<string, string>;
  isWord: (choice: string) => boolean;
}>;

/** In the order of the names, whatever the order of the candidates: of two of either that are alike, none is taken. */
export function matchesOf(
  names: readonly (Named & Readonly<{ key: string }>)[],
  candidates: readonly Candidate[],
  rules: Rules,
): Found[] {
  const { fold, before, isWord } = rules;
  const ids = new Set(candidates.map(({ id }) => id));
  const byLabel = idsByLabel(candidates, fold);
  const [keys, shorts, wholes] = [
    counted(names.map(({ key }) => key)),
    counted(names.map(({ short }) => fold(short))),
    counted(names.map(({ name }) => fold(name))),
  ];
  const found = names.map((name): Found => {
    const chosen = keys.get(name.key) === 1 ? before.get(name.key) : undefined;
    if (chosen !== undefined && (isWord(chosen) || ids.has(chosen)))
      return { ...name, choice: chosen, how: 'remembered', alike: [] };
    const byShort = byLabel.get(fold(name.short)) ?? [];
    const byName = byLabel.get(fold(name.name)) ?? [];
    const alike = [...new Set([...byShort, ...byName])].toSorted();
    const isTwin =
      byShort.length > 0 ? shorts.get(fold(name.short)) !== 1 : wholes.get(fold(name.name)) !== 1;
    const [only, ...others] = alike;
    if (only === undefined) return { ...name, choice: null, how: null, alike: [] };
    if (others.length > 0 || isTwin) return { ...name, choice: null, how: null, alike };
    return { ...name, choice: only, how: byShort.length > 0 ? 'short' : 'name', alike: [] };
  });
  return withoutTwins(found);
}

function idsByLabel(candidates: readonly Candidate[], fold: Rules['fold']): Map<string, string[]> {
  const byLabel = new Map<string, string[]>();
  for (const { id, labels } of candidates)
    for (const label of new Set(labels.map(fold)))
      if (label !== '') byLabel.set(label, [...(byLabel.get(label) ?? []), id]);
  return byLabel;
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** One of the school for which two names of the file were found belongs to neither, unless somebody said so before. */
function withoutTwins(found: readonly Found[]): Found[] {
  const guessed = found.flatMap(({ how, choice }) =>
    choice !== null && (how === 'short' || how === 'name') ? [choice] : [],
  );
  const counts = counted(guessed);
  return found.map((each) =>
    each.choice !== null && (each.how === 'short' || each.how === 'name') && counts.get(each.choice) !== 1
      ? { ...each, choice: null, how: null, alike: [each.choice] }
      : each,
  );
}
