import type { GradeLevel } from './grade-level.js';

export type NamedClass = Readonly<{ name: string; gradeLevels: readonly GradeLevel[] }>;

const IN_A_NAME: Readonly<Partial<Record<GradeLevel, string>>> = { PRA: 'Prasekolah', PRALIH: 'Peralihan' };

/** How the name of a class begins: 4 Bestari is of Tahun 4 as of Tingkatan 4. */
export function levelInName(level: GradeLevel): string {
  return IN_A_NAME[level] ?? level.slice(1);
}

/** A class of each level by each name, such as 1 Bestari; not those that there are already, whatever their case. */
export function classesByPattern(
  levels: readonly GradeLevel[],
  names: readonly string[],
  present: readonly Readonly<{ name: string }>[],
): NamedClass[] {
  const taken = new Set(present.map(({ name }) => name.toLowerCase()));
  return levels.flatMap((level) =>
    namesOnce(names)
      .map((name) => ({ name: `${levelInName(level)} ${name}`, gradeLevels: [level] }))
      .filter(({ name }) => !taken.has(name.toLowerCase())),
  );
}

/** Words for comparison: small letters and digits alone, without accents. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** 4 BESTARI, Tahun 4 Bestari and 4Bestari are one class. */
export function classKey(name: string): string {
  return wordKey(name.trim().replace(/^(tahun|tingkatan)\s+(?=\d)/i, ''));
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
