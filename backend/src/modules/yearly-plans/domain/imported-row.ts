import type { Finding, ImportRow, Mend, Planned } from '../../../platform/imports/finding.js';
import {
  LONGEST_HEAD,
  LONGEST_ROW_TEXT,
  LONGEST_STANDARD,
  MOST_STANDARDS,
  type RowTexts,
} from './plan-row.js';

/** A row of the file in each week that it names. */
export type ImportedRow = Readonly<{ week: number; texts: RowTexts }>;

/** `weeks`: by the number by which the school calls each. `standing`: what the plan has already. */
type Surroundings = Readonly<{
  weeks: readonly Readonly<{ week: number; number: number }>[];
  standing: readonly (RowTexts & Readonly<{ week: number }>)[];
  /** Why no row of the file can be imported, in Malay; null where they can. */
  refusal: string | null;
}>;

const LEAVE_OUT: Mend = { act: 'skip', label: 'Abaikan baris ini' };

/**
 * A row without a week, or without a theme, is of those of the row above it: in a table these stand in cells over several
 * rows. What stands in the plan just so is not added again.
 */
export function plannedRows(
  rows: readonly ImportRow[],
  around: Surroundings,
): Planned<readonly ImportedRow[]>[] {
  let above = { week: '', theme: '' };
  return rows.map(({ number, values }) => {
    const said = (field: string) => values[field] ?? '';
    above = { week: said('week') || above.week, theme: said('theme') || above.theme };
    return plannedRow({ number, values: { ...values, ...above } }, around);
  });
}

function plannedRow(
  { number, values }: ImportRow,
  { weeks, standing, refusal }: Surroundings,
): Planned<readonly ImportedRow[]> {
  const findings: Finding[] = [];
  const refuse = (field: string | null, message: string, ...mends: Mend[]) =>
    void findings.push({ field, isWarning: false, message, mends });
  const said = (field: string) => (values[field] ?? '').trim();
  if (refusal !== null) refuse(null, refusal);
  const numbers = weekNumbersIn(said('week'));
  const found = numbers.flatMap((each) => weeks.find((week) => week.number === each)?.week ?? []);
  if (numbers.length === 0) refuse('week', 'Baris ini tidak menyebut nombor minggu.', LEAVE_OUT);
  else if (found.length < numbers.length)
    refuse('week', 'Sesi ini tiada minggu PdP bernombor ini.', LEAVE_OUT);
  const texts: RowTexts = {
    theme: said('theme'),
    topic: said('topic'),
    contentStandards: standardsIn(said('contentStandards')),
    learningStandards: standardsIn(said('learningStandards')),
    objective: said('objective'),
    crossCurricular: said('crossCurricular'),
    resources: said('resources'),
    notes: said('notes'),
  };
  for (const [field, value] of Object.entries(texts)) {
    const problem = typeof value === 'string' ? longText(field, value) : manyStandards(value);
    if (problem) refuse(field, problem);
  }
  if (findings.length > 0) return { number, outcome: 'new', findings, record: null, plan: null };
  const missing = found.filter((week) => !standing.some((row) => row.week === week && isSame(row, texts)));
  return {
    number,
    outcome: missing.length === 0 ? 'same' : 'new',
    findings,
    record: null,
    plan: missing.map((week) => ({ week, texts })),
  };
}

const MOST_WEEKS_OF_A_ROW = 20;
/** Behind the number may stand dates: what a point, a stroke or a digit follows is part of one. */
const WEEKS =
  /^\s*(?:m|minggu|week)?\s*(?:ke)?[\s:.-]*(\d{1,2})(?![\d/.])(?:\s*(-|–|hingga|&|dan|,)\s*(?:m|minggu)?\s*(\d{1,2})(?![\d/.]))?/iu;

/** "3", "M3", "Minggu 3 - 5", "3 & 4", with the dates that stand behind it left out; none where it names no week. */
export function weekNumbersIn(text: string): number[] {
  const said = WEEKS.exec(text);
  if (!said) return [];
  const first = Number(said[1]);
  const last = said[3] === undefined ? first : Number(said[3]);
  const isRange = said[2] === '-' || said[2] === '–' || said[2]?.toLowerCase() === 'hingga';
  if (!isRange) return [...new Set([first, last])];
  if (last < first || last - first >= MOST_WEEKS_OF_A_ROW) return [first];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A cell holds them one behind the other: each begins with its code. */
export function standardsIn(text: string): string[] {
  return text
    .split(/(?<=\s|^)(?=\d+(?:\.\d+){1,3}\.?\s)/u)
    .map((line) => line.trim().replace(/[;,]$/u, ''))
    .filter((line) => line !== '');
}

function longText(field: string, text: string): string | null {
  const most = field === 'theme' || field === 'topic' ? LONGEST_HEAD : LONGEST_ROW_TEXT;
  return text.length > most ? `Teks ini melebihi ${most} aksara.` : null;
}

function manyStandards(lines: readonly string[]): string | null {
  if (lines.length > MOST_STANDARDS) return `Paling banyak ${MOST_STANDARDS} standard sebaris.`;
  return lines.some(({ length }) => length > LONGEST_STANDARD)
    ? `Satu standard melebihi ${LONGEST_STANDARD} aksara.`
    : null;
}

const isSame = (standing: RowTexts, texts: RowTexts): boolean =>
  (Object.keys(texts) as (keyof RowTexts)[]).every(
    (field) => JSON.stringify(standing[field]) === JSON.stringify(texts[field]),
  );
