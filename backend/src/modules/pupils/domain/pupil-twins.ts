import type { Finding } from '../../../platform/imports/finding.js';
import { lowered } from '../../../platform/nouns/same-name.js';
import type { ImportedPupil } from './imported-pupil.js';
import type { StandingPupil } from './pupil.js';
import { OTHER, twinFinding, twinQuestion } from './pupil-doubts.js';
import { foldedName } from './pupil-name.js';

/** `found`: whom it means in the school. */
type Row = Readonly<{
  number: number;
  imported: ImportedPupil | null;
  classId: string | null;
  found: Readonly<{ same: StandingPupil | null }>;
}>;

/**
 * What stands twice inside a file, by row, whatever the order of the rows: each that shares a number with another, or its
 * name where one of them has no number. Of rows that say just the same the first is taken.
 */
export function twinsIn(
  rows: readonly Row[],
  answers: Readonly<Record<string, string>>,
): ReadonlyMap<number, Finding> {
  const byCertain = grouped(rows, certainKeys);
  const byName = grouped(rows, likelyKeys);
  const found = new Map<number, Finding>();
  for (const row of rows) {
    const certain = othersIn(row, byCertain, certainKeys(row));
    const likely = othersIn(row, byName, likelyKeys(row)).filter((other) => isOpen(row, other, answers));
    const others = certain.length > 0 ? certain : likely;
    const isFirst = others.every((other) => row.number < other.number && isJustSo(row, other));
    if (others.length > 0 && !isFirst)
      found.set(
        row.number,
        twinFinding(row.number, {
          others: others.map(({ number }) => number),
          isCertain: certain.length > 0,
        }),
      );
  }
  return found;
}

function othersIn(row: Row, groups: ReadonlyMap<string, readonly Row[]>, keys: readonly string[]): Row[] {
  const others = new Set(keys.flatMap((key) => groups.get(key) ?? []));
  others.delete(row);
  return [...others].toSorted((one, other) => one.number - other.number);
}

/** Two of one name are asked about where one of them has no number, until somebody says that they are two. */
function isOpen(one: Row, other: Row, answers: Readonly<Record<string, string>>): boolean {
  const isAnswered = [one, other].some(({ number }) => answers[twinQuestion(number)] === OTHER);
  return !isAnswered && [one, other].some(isBare);
}

function isBare({ imported, found }: Row): boolean {
  return imported?.identityNumber == null && imported?.content.registerNumber == null && found.same === null;
}

function isJustSo(one: Row, other: Row): boolean {
  return one.classId === other.classId && JSON.stringify(one.imported) === JSON.stringify(other.imported);
}

function certainKeys({ imported, found }: Row): string[] {
  if (!imported) return [];
  const { content, identityNumber } = imported;
  return [
    ...(identityNumber === null ? [] : [`number ${identityNumber}`]),
    ...(content.registerNumber === null ? [] : [`register ${lowered(content.registerNumber)}`]),
    ...(found.same === null ? [] : [`pupil ${found.same.id}`]),
  ];
}

function likelyKeys({ imported, classId }: Row): string[] {
  if (!imported) return [];
  const { name, sex, birthDate } = imported.content;
  return [`${sex} ${foldedName(name)} ${birthDate ?? ''} ${classId ?? ''}`];
}

function grouped(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of keysOf(row)) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  return groups;
}
