/** Titles, and what stands between a name and a father's: no part of what a person is called by. */
const passed = new Set(
  'en encik pn puan cik tn tuan ustaz ustazah haji hajah hj hjh dr cikgu bin binti bt bte b a/l a/p al ap d/o s/o'.split(
    ' ',
  ),
);

function initialWords(name: string): string[] {
  const words = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}/]/gu, ''))
    .filter((word) => word !== '' && !passed.has(word.toLowerCase()));
  return words.length > 0 ? words : [name.trim().toUpperCase() || '?'];
}

/** Two letters, best first: the initials of two words, then letters of the first word. */
function wishes(name: string): string[] {
  const [first = '?', ...others] = initialWords(name).map((word) => [...word]);
  const start = first[0] ?? '?';
  return [
    ...others.map(([initial = '']) => start + initial),
    ...[...first.slice(1)].map((letter) => start + letter),
  ];
}

type Named = Readonly<{ userId: string; displayName: string }>;

/** A code of two letters or a letter and a number for each person, no two alike; the same people get the same codes in
 * whatever order they come. */
export function teacherCodes(people: readonly Named[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  const ordered = people.toSorted((one, other) =>
    `${one.displayName}\n${one.userId}` < `${other.displayName}\n${other.userId}` ? -1 : 1,
  );
  for (const { userId, displayName } of ordered) {
    const [start = '?'] = [...(wishes(displayName)[0] ?? displayName)];
    const code = wishes(displayName).find((wish) => !taken.has(wish)) ?? numbered(start, taken);
    taken.add(code);
    codes.set(userId, code);
  }
  return codes;
}

function numbered(start: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${start}${number}`)) number += 1;
  return `${start}${number}`;
}
