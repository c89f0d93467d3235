/** What a row of a file would become, and what stands in its way. Rules of modules say it, so nothing else is in here. */

/** `values`: by the name of a field, '' where nothing stands. `number`: of the row, as a spreadsheet counts them. */
export type ImportRow = Readonly<{ number: number; values: Readonly<Record<string, string>> }>;

/** One tap that settles a finding. `label` in Malay. `everywhere`: in all rows that say the same. */
export type Mend =
  | Readonly<{ act: 'value'; label: string; field: string; value: string; everywhere: boolean }>
  | Readonly<{ act: 'answer'; label: string; question: string; answer: string }>
  | Readonly<{ act: 'skip'; label: string }>;

export const SKIP_ROW: Mend = { act: 'skip', label: 'Abaikan baris' };

/** `field`: what it is about, null for the row as a whole. A row with a finding that is no warning is not imported. */
export type Finding = Readonly<{
  field: string | null;
  isWarning: boolean;
  /** In Malay; at most two digits of a number in it. */
  message: string;
  mends: readonly Mend[];
  /** Whom or what the question weighs against each other, in Malay. */
  beside?: readonly Readonly<{ label: string; text: string }>[];
}>;

/** What a row changes of what is kept, as people read both; '' for nothing. Numbers of identity by their last two. */
export type Change = Readonly<{ field: string; before: string; after: string }>;

/** Whose record a row is about. `detail`, `knownBy`: in Malay, '' where there is nothing to say. */
export type KnownRecord = Readonly<{
  title: string;
  detail: string;
  knownBy: string;
  changes: readonly Change[];
}>;

/** `plan`: what to do, null where something is wrong. `record`: null of something new. */
export type Planned<Plan> = Readonly<{
  number: number;
  outcome: 'new' | 'changed' | 'same';
  findings: readonly Finding[];
  record: KnownRecord | null;
  plan: Plan | null;
}>;

/** What is kept and no row of the file speaks of. `detail`, `reason`: in Malay, '' where there is nothing to say. */
export type MissingRecord = Readonly<{ id: string; title: string; detail: string; reason: string }>;

/** The questions of a file that are no finding of a row: they are answered like one. */
export const missingQuestion = (id: string): string => `missing:${id}`;
/** What becomes of what is missing; it stays where nobody has said otherwise. */
export const MISSING_ENDS = ['moved', 'quit', 'stays'] as const;
export type MissingEnd = (typeof MISSING_ENDS)[number];
export function missingEnd(id: string, answers: Readonly<Record<string, string>>): MissingEnd {
  const answer = answers[missingQuestion(id)];
  return MISSING_ENDS.find((end) => end === answer) ?? 'stays';
}
export const clearQuestion = (field: string): string => `clear:${field}`;
export const CLEARS = 'yes';

/** A sheet has fewer rows, so a number of a row says its sheet too: 5, and 2,000,005 in the second. */
export const SHEET_SPAN = 2_000_000;

export function rowNumberOf(sheet: number, row: number): number {
  return sheet * SHEET_SPAN + row;
}

/** `sheet` from 0; `row` as a spreadsheet counts. */
export function placeOfRow(number: number): Readonly<{ sheet: number; row: number }> {
  return { sheet: Math.floor(number / SHEET_SPAN), row: number % SHEET_SPAN };
}

/** For a sentence, in Malay. */
export function rowName(number: number): string {
  const { sheet, row } = placeOfRow(number);
  return sheet === 0 ? `${row}` : `${row} (helaian ${sheet + 1})`;
}
