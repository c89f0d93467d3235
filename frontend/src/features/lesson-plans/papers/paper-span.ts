import { addDays } from '@rules/calendar/day';
import type { TermBlock } from '@rules/calendar/domain/school-calendar';
import type { AcademicYear, AcademicYears } from '../../../school/academic-year';
import type { MyWeek } from '../week/calls';

export type PaperSpan = 'week' | 'month' | 'term' | 'session';
/** Either may be empty, where plans do not say it: it is not asked for then. */
export type PaperClass = Readonly<{ className: string; subject: string; label: string }>;
type Days = Readonly<{ from: string; to: string }>;

/** What a week's plans are of, each class with each subject, then each subject over its classes. */
export function classesOf({ plans }: Pick<MyWeek, 'plans'>): PaperClass[] {
  const pairs = plans.map(({ className, subject }) => [className, subject] as const);
  const subjects = plans.map(({ subject }) => ['', subject] as const);
  const found = new Map<string, PaperClass>();
  for (const [className, subject] of [...pairs, ...subjects]) {
    const label = [className || 'Semua kelas', subject].filter(Boolean).join(' · ');
    if (className || subject) found.set(label, { className, subject, label });
  }
  return [...found.values()];
}

/** That in which a week lies, in between two the current one. */
export function sessionOf({ items, currentId }: AcademicYears, day: string): AcademicYear | undefined {
  return (
    items.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ??
    items.find(({ id }) => id === currentId)
  );
}

type Known = Readonly<{
  session: Pick<AcademicYear, 'firstDay' | 'lastDay'> | undefined;
  terms: readonly TermBlock[];
}>;

/** Undefined while nobody knows the session or its terms. */
export function spanOf(span: PaperSpan, week: Days, { session, terms }: Known): Days | undefined {
  if (span === 'week') return week;
  if (span === 'month') return monthOf(week.from);
  if (span === 'session') return session && { from: session.firstDay, to: session.lastDay };
  const term = termOf(terms, week.to);
  return term && { from: term.from, to: term.to };
}

/** From its first day to its last, over the holidays between; in holidays, the term that was taught before them. */
export function termOf(terms: readonly TermBlock[], day: string): (Days & { term: number }) | undefined {
  const begun = terms.filter(({ from }) => from <= day).toSorted((a, b) => a.from.localeCompare(b.from));
  const term = begun.at(-1)?.term;
  if (term === undefined) return undefined;
  const days = terms.flatMap((each) => (each.term === term ? [each.from, each.to] : [])).toSorted();
  return { term, from: days[0] ?? day, to: days.at(-1) ?? day };
}

/** The first and the last day of the month of a day. */
export function monthOf(day: string): Days {
  const first = `${day.slice(0, 7)}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return { from: first, to: addDays(`${next}-01`, -1) };
}
