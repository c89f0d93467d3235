const graphemes = new Intl.Segmenter('ms', { granularity: 'grapheme' });

/** Letters as people see them, so that no sign is parted. */
const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** As much of each name as tells it from the others, for where there is little room: "1 Bes" of 1 Bestari. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(names)];
  const longest = Math.max(3, ...all.map((name) => name.length));
  return new Map(
    all.map((name) => {
      let letters = 3;
      const isShared = () =>
        all.some((other) => other !== name && cut(other, letters) === cut(name, letters));
      while (letters < longest && isShared()) letters += 1;
      return [name, cut(name, letters)];
    }),
  );
}

/** The number of its level stays whole. */
function cut(name: string, letters: number): string {
  const [, level = '', rest = ''] = /^([\p{N}]*\s*)(.*)$/u.exec(name.trim()) ?? [];
  return `${level}${lettersOf(rest).slice(0, letters).join('').trim()}`;
}
