import type { GradeLevel } from './grade-level.js';

export type NamedClass = Readonly<{ name: string; gradeLevels: readonly GradeLevel[] }>;

const IN_A_NAME: Readonly<Partial<Record<GradeLevel, string>>> = { PRA: 'Prasekolah', PRALIH: 'Peralihan' };

/** How the name of a class begins: 4 Bestari is of Tahun 4 as of Tingkatan 4. */
export function levelInName(level: GradeLevel): string {
  return IN_A_NAME[level] ?? level.slice(1);
}

/**
 * A class of each level by each name, such as 1 Bestari; not those that there are already, whatever their case. A name
 * that was typed with one of the levels is of that level alone.
 */
export function classesByPattern(
  levels: readonly GradeLevel[],
  names: readonly string[],
  present: readonly Readonly<{ name: string }>[],
): NamedClass[] {
  const taken = new Set(present.map(({ name }) => name.toLowerCase()));
  const namesOf = (level: GradeLevel) =>
    names.flatMap((name) => {
      const typed = levels.filter((each) => begins(name, each));
      if (typed.length === 0) return [`${levelInName(level)} ${name.trim()}`];
      return typed.includes(level) ? [name] : [];
    });
  return levels.flatMap((level) =>
    namesOnce(namesOf(level))
      .map((name) => ({ name, gradeLevels: [level] }))
      .filter(({ name }) => !taken.has(name.toLowerCase())),
  );
}

function begins(name: string, level: GradeLevel): boolean {
  return name
    .trim()
    .toLowerCase()
    .startsWith(`${levelInName(level)} `.toLowerCase());
}

/** Words for comparison: small letters and digits alone, without accents. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** As they are typed: one a line, or with commas between them. */
export function typedNames(text: string): string[] {
  return namesOnce(text.split(/[\n,;]+/u));
}

function namesOnce(names: readonly string[]): string[] {
  const byWord = new Map<string, string>();
  for (const name of names.map((each) => each.trim().replace(/\s+/gu, ' ')))
    if (name !== '' && !byWord.has(name.toLowerCase())) byWord.set(name.toLowerCase(), name);
  return [...byWord.values()];
}
