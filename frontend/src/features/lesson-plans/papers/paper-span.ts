import type { AcademicYear, AcademicYears } from '../../../school/academic-year';
import type { MyWeek } from '../week/my-week-query';

export type PaperSpan = 'week' | 'month' | 'session';
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

/** Undefined while nobody knows the session. */
export function spanOf(
  span: PaperSpan,
  week: Days,
  session: Pick<AcademicYear, 'firstDay' | 'lastDay'> | undefined,
): Days | undefined {
  if (span === 'week') return week;
  if (span === 'session') return session && { from: session.firstDay, to: session.lastDay };
  const month = week.from.slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${lastDay}` };
}
