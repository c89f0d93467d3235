/** What is taught in one week of a yearly plan. Any text may be empty, in any script. */
export type RowTexts = Readonly<{
  theme: string;
  topic: string;
  /** Standard kandungan, each in a line of its own, e.g. "9.2 Haba". */
  contentStandards: readonly string[];
  /** Standard pembelajaran, likewise. */
  learningStandards: readonly string[];
  objective: string;
  /** EMK */
  crossCurricular: string;
  /** BBM */
  resources: string;
  notes: string;
}>;

/** `week`: which week of teaching of the session; weeks of holidays have no number here. `rank`: orders the rows of a week. */
export type RowPlace = Readonly<{ week: number; rank: number }>;

export type PlanRowContent = Readonly<{ planId: string }> & RowPlace & RowTexts;

/** `originId`: the row of which it is a copy. */
export type PlanRow = PlanRowContent & Readonly<{ id: string; version: number; originId: string | null }>;

/** In characters; a list holds so many lines. */
export const LONGEST_HEAD = 300;
export const LONGEST_ROW_TEXT = 2_000;
export const LONGEST_STANDARD = 500;
export const MOST_STANDARDS = 20;
export const LAST_WEEK = 60;
export const MOST_ROWS = 300;

export const BLANK_TEXTS: RowTexts = {
  theme: '',
  topic: '',
  contentStandards: [],
  learningStandards: [],
  objective: '',
  crossCurricular: '',
  resources: '',
  notes: '',
};

const CODE = /^(\d+(?:\.\d+){1,3})\.?(?=\s|$)/u;

/** "9.2.1" of "9.2.1 Menerangkan haba"; null where it begins with no code. */
export function standardCode(line: string): string | null {
  return CODE.exec(line.trim())?.[1] ?? null;
}

/**
 * By which a standard is the same wherever it stands: its code, or its words where it has none. Some letters are longer
 * when they are small: a key is no longer than a standard.
 */
export function standardKey(line: string): string {
  return standardCode(line) ?? wordsOf(line);
}

function wordsOf(line: string): string {
  const words = line.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('ms');
  return [...words].slice(0, LONGEST_STANDARD).join('');
}

/** In the order in which they are taught. */
export function inOrder<Row extends RowPlace & Readonly<{ id: string }>>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (one, other) => one.week - other.week || one.rank - other.rank || (one.id < other.id ? -1 : 1),
  );
}

/** Each once, where it first stands. */
export function standardsOf(rows: readonly Pick<PlanRow, 'learningStandards'>[]): string[] {
  const lines = new Map<string, string>();
  for (const { learningStandards } of rows)
    for (const line of learningStandards) {
      const key = standardKey(line);
      if (!lines.has(key)) lines.set(key, line);
    }
  return [...lines.values()];
}
