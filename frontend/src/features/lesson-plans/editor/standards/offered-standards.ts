import { standardCode, standardKey } from '@rules/yearly-plans/domain/plan-row';

/** A row of a yearly plan, as far as it offers standards. */
export type OfferingRow = Readonly<{
  week: number;
  topic: string;
  contentStandards: readonly string[];
  learningStandards: readonly string[];
}>;

/** `week`: of the row that has it. What comes with it: the topic and the content standards under which it stands. */
export type OfferedStandard = Readonly<{
  line: string;
  week: number;
  topic: string;
  contentStandards: readonly string[];
}>;

/** Of the week first, then those before and after it by how near they are; each once. */
export function offeredStandards(rows: readonly OfferingRow[], week: number): OfferedStandard[] {
  const near = rows.toSorted(
    (one, other) => Math.abs(one.week - week) - Math.abs(other.week - week) || one.week - other.week,
  );
  const found = new Map<string, OfferedStandard>();
  for (const row of near)
    for (const line of row.learningStandards)
      if (!found.has(standardKey(line)))
        found.set(standardKey(line), {
          line,
          week: row.week,
          topic: row.topic,
          contentStandards: contentOf(line, row.contentStandards),
        });
  return [...found.values()];
}

/** "9.2" of "9.2.1"; where no code tells, all of the row. */
function contentOf(line: string, contentStandards: readonly string[]): readonly string[] {
  const code = standardCode(line);
  const above = contentStandards.filter((each) => {
    const upper = standardCode(each);
    return code !== null && upper !== null && code.startsWith(`${upper}.`);
  });
  return above.length > 0 ? above : contentStandards;
}

/** By the beginning of its code, or by words that all stand in it. */
export function isSought(line: string, typed: string): boolean {
  const sought = folded(typed);
  const words = folded(line);
  return words.startsWith(sought) || sought.split(' ').every((word) => words.includes(word));
}

const folded = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('ms').trim().replaceAll(/\s+/gu, ' ');

/** Names are the same however they are written. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
