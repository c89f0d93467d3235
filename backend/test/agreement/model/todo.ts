import type { Day, Instant } from './clock.ts';
import { addDays, dayOf, instantOf, mondayOf } from './clock.ts';
import type { Counts } from './counts.ts';
import { countsOf } from './counts.ts';
import type { PersonWeek } from './person-week.ts';
import type { School, Tag } from './school.ts';

/** A line of "Perlu dibuat". */
export type ToDo =
  | { kind: 'unsent'; week: Day; count: number; drafts: number; unwritten: number; since: Instant }
  | { kind: 'returned'; plan: Tag; week: Day; since: Instant }
  | { kind: 'reflections'; count: number; since: Instant }
  | { kind: 'gaps'; week: Day; count: number };

export interface PersonToDo {
  person: Tag;
  /** The person's first day of the session: from then on everything is counted, up to today. */
  since: Day;
  until: Day;
  /** Everything of those days, counted as the weeks count. */
  counts: Counts;
  lines: ToDo[];
}

export const firstDayOf = (school: School, person: Tag): Day => {
  const from = school.people.find((p) => p.tag === person)?.from ?? school.session.first;
  return from > school.session.first ? from : school.session.first;
};

/** The oldest debt first, of whatever week; what is not due yet comes last. */
export function toDoOf(school: School, person: Tag, weeks: PersonWeek[], now: Instant): PersonToDo {
  const thisWeek = mondayOf(dayOf(now));
  const debts = weeks.flatMap((w) => [...unsent(w), ...returned(w)]);
  const lines = [...debts, ...reflections(weeks)].toSorted((a, b) => a.since - b.since);
  const ahead = weeks.filter(
    (w) => w.due === null && (w.week === thisWeek || w.week === addDays(thisWeek, 7)),
  );
  const until = dayOf(now);
  const past = weeks.flatMap((w) => w.lessons).filter((r) => r.day <= until);
  const lessonless = weeks.flatMap((w) => w.withoutLesson).filter((p) => p.day <= until);
  return {
    person,
    since: firstDayOf(school, person),
    until,
    counts: countsOf(past, lessonless.length),
    lines: [...lines, ...ahead.flatMap(gaps)],
  };
}

type Debt = Exclude<ToDo, { kind: 'gaps' }>;

function unsent(week: PersonWeek): Debt[] {
  const missing = week.lessons.filter((r) => r.expected && r.lateness === 'missing');
  if (missing.length === 0 || week.due === null) return [];
  const drafts = missing.filter((r) => r.plan).length;
  return [
    {
      kind: 'unsent',
      week: week.week,
      count: missing.length,
      drafts,
      unwritten: missing.length - drafts,
      since: week.due,
    },
  ];
}

const returned = (week: PersonWeek): Debt[] =>
  week.lessons.flatMap(({ plan, expected }) =>
    expected && plan?.standing.kind === 'returned'
      ? [{ kind: 'returned' as const, plan: plan.tag, week: week.week, since: plan.standing.at }]
      : [],
  );

function reflections(weeks: PersonWeek[]): Debt[] {
  const owed = weeks.flatMap((w) => w.lessons).filter((r) => r.expected && r.taught === 'belum refleksi');
  const oldest = owed[0];
  return oldest ? [{ kind: 'reflections', count: owed.length, since: instantOf(oldest.day, oldest.to) }] : [];
}

function gaps(week: PersonWeek): ToDo[] {
  const count = week.lessons.filter(
    (r) => r.expected && r.lateness === 'open' && r.fate.kind === 'held' && !r.plan?.complete,
  ).length;
  return count > 0 ? [{ kind: 'gaps', week: week.week, count }] : [];
}
