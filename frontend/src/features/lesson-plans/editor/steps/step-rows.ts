import {
  activitiesOf,
  type LessonStep,
  minutesPlanned,
  stepsOf,
} from '@rules/lesson-plans/domain/lesson-steps';

/** A step while it is written: it may be empty, and keeps its key wherever it moves. */
export type StepRow = LessonStep & Readonly<{ key: number }>;

/** Where the caret stands after a change. */
export type Placed = Readonly<{ rows: readonly StepRow[]; at: number; caret: number }>;

/** Without any step there is one to begin with. */
export function rowsOf(activities: string): StepRow[] {
  const steps = stepsOf(activities);
  return (steps.length > 0 ? steps : [{ text: '', minutes: null }]).map((step, key) => ({ ...step, key }));
}

/** What is kept of them, as it will be read again. */
export function textOf(rows: readonly StepRow[]): string {
  const written = rows.filter(({ text, minutes }) => text.trim() !== '' || minutes !== null);
  return activitiesOf(stepsOf(activitiesOf(written)));
}

/** Whether these rows are what the text says: else it came from elsewhere. */
export function sayTheSame(rows: readonly StepRow[], activities: string): boolean {
  return textOf(rows) === activitiesOf(stepsOf(activities));
}

/** "• ", "1. " and the like, before the lines of a list that is pasted. */
const LIST_MARK = /^\s*(?:[•·▪‣–-]\s+|\d{1,2}[.)]\s+)/u;

/** Lines typed or pasted into a step are steps of their own; `caret` stands in what was typed. */
export function typeInto(rows: readonly StepRow[], at: number, typed: string, caret: number): Placed {
  const row = rows[at];
  if (!row) return { rows, at, caret };
  const lines = typed.split('\n');
  if (lines.length === 1) return { rows: replaced(rows, at, [{ ...row, text: typed }]), at, caret };
  const before = typed.slice(0, caret).split('\n');
  const stays = (line: string, index: number) =>
    line.trim() !== '' || index === 0 || index === lines.length - 1;
  const made = lines.filter(stays).map((line, index) => newRow(rows, index, line));
  const [first, ...rest] = made;
  const whole = [{ ...row, ...first, key: row.key, minutes: first?.minutes ?? row.minutes }, ...rest];
  const behind = before.slice(0, -1).filter(stays).length;
  const shortened = (lines[before.length - 1] ?? '').length - (whole[behind]?.text ?? '').length;
  return {
    rows: replaced(rows, at, whole),
    at: at + behind,
    caret: Math.max(0, (before.at(-1) ?? '').length - shortened),
  };
}

function newRow(rows: readonly StepRow[], index: number, line: string): StepRow {
  const bare = line.replace(LIST_MARK, '');
  const [step = { text: bare, minutes: null }] = stepsOf(bare);
  return { ...step, key: nextKey(rows) + index };
}

/** Joins a step to the one before; their minutes are taken together. */
export function joinBefore(rows: readonly StepRow[], at: number): Placed {
  const [before, row] = [rows[at - 1], rows[at]];
  if (!before || !row) return { rows, at, caret: 0 };
  const gap = before.text !== '' && row.text !== '' ? ' ' : '';
  const minutes =
    before.minutes === null && row.minutes === null ? null : (before.minutes ?? 0) + (row.minutes ?? 0);
  const joined = { ...before, text: before.text + gap + row.text, minutes };
  return {
    rows: rows.flatMap((each, index) => (index === at - 1 ? joined : index === at ? [] : each)),
    at: at - 1,
    caret: before.text.length + gap.length,
  };
}

/** By one place; at an end it stays. */
export function moved(rows: readonly StepRow[], at: number, by: -1 | 1): Placed {
  const row = rows[at];
  const other = rows[at + by];
  if (!row || !other) return { rows, at, caret: row?.text.length ?? 0 };
  const swapped = rows.map((each, index) => (index === at ? other : index === at + by ? row : each));
  return { rows: swapped, at: at + by, caret: row.text.length };
}

export function added(rows: readonly StepRow[], at: number): Placed {
  const blank = { text: '', minutes: null, key: nextKey(rows) };
  return { rows: [...rows.slice(0, at + 1), blank, ...rows.slice(at + 1)], at: at + 1, caret: 0 };
}

export function removed(rows: readonly StepRow[], at: number): Placed {
  const left = rows.filter((_, index) => index !== at);
  const next = Math.min(at, left.length - 1);
  return left.length > 0
    ? { rows: left, at: next, caret: left[next]?.text.length ?? 0 }
    : { rows: [{ text: '', minutes: null, key: nextKey(rows) }], at: 0, caret: 0 };
}

export function withMinutes(rows: readonly StepRow[], at: number, minutes: number | null): StepRow[] {
  return rows.map((row, index) => (index === at ? { ...row, minutes } : row));
}

/** Minutes typed at the end of a step go where minutes stand. */
export function settled(rows: readonly StepRow[], at: number): StepRow[] {
  return rows.map((row, index) => {
    const [step] = index === at && row.minutes === null ? stepsOf(row.text) : [];
    return step?.minutes ? { ...row, ...step } : row;
  });
}

/** What the steps leave of a lesson; null where nobody says how long it is, or nothing is left. */
export function minutesLeft(steps: readonly LessonStep[], lesson: number | null): number | null {
  if (lesson === null) return null;
  const left = lesson - (minutesPlanned(steps) ?? 0);
  return left > 0 ? left : null;
}

function replaced(rows: readonly StepRow[], at: number, by: readonly StepRow[]): StepRow[] {
  return [...rows.slice(0, at), ...by, ...rows.slice(at + 1)];
}

const nextKey = (rows: readonly StepRow[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
