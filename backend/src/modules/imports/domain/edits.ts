/** What was changed and decided after a file was read. `values`: by row, by field. */
export type Edits = Readonly<{
  values: Readonly<Record<number, Readonly<Record<string, string>>>>;
  skipped: readonly number[];
  answers: Readonly<Record<string, string>>;
}>;

export const NO_EDITS: Edits = { values: {}, skipped: [], answers: {} };

/** `everywhere`: the rows that say the same in the field as the one that is changed. */
export type RowChange = Readonly<{
  values: readonly Readonly<{ field: string; value: string; everywhere: readonly number[] }>[];
  answers: readonly Readonly<{ question: string; answer: string }>[];
  isSkipped: boolean | null;
}>;

export function editsWith(edits: Edits, number: number, { values, answers, isSkipped }: RowChange): Edits {
  const changed: Record<number, Readonly<Record<string, string>>> = { ...edits.values };
  for (const { field, value, everywhere } of values)
    for (const row of [number, ...everywhere]) changed[row] = { ...changed[row], [field]: value };
  const others = edits.skipped.filter((row) => row !== number);
  return {
    ...answered(edits, answers),
    values: changed,
    skipped: (isSkipped ?? edits.skipped.includes(number)) ? [...others, number] : others,
  };
}

export function answered(edits: Edits, answers: RowChange['answers']): Edits {
  const given = Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));
  return { ...edits, answers: { ...edits.answers, ...given } };
}
