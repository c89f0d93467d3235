import type { Day } from './clock.ts';
import type { DayPlan } from './day.ts';
import type { Facts } from './facts.ts';
import type { Lesson, Place, Stop } from './lesson.ts';
import type { Plan } from './plan.ts';
import type { School, Tag, TeachingSet } from './school.ts';

/** What became of a lesson, from the school's days down to what its teacher wrote. */
export type Fate =
  | { kind: 'held' }
  | { kind: 'stopped'; by: Stop }
  | { kind: 'away' }
  | { kind: 'postponed' }
  | { kind: 'replaced' }
  | { kind: 'not-taught' };

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from < b.to && b.from < a.to;

/** A set of several classes is stopped when each of its classes is. */
const allClasses = (set: TeachingSet, classes: Tag[] | 'all'): boolean =>
  classes === 'all' || set.classes.every((c) => classes.includes(c));

export function schoolStop(facts: Facts, plan: DayPlan, set: TeachingSet, place: Place): Stop | null {
  if (plan.holiday) return { kind: 'holiday', tag: plan.holiday.tag };
  if (plan.exception !== null && !place.brought) return { kind: 'other-day', tag: plan.exception };
  const special = facts.specials.find(
    (s) => s.first <= place.day && place.day <= s.last && allClasses(set, s.classes),
  );
  if (special) return { kind: 'special', tag: special.special };
  const event = facts.events.find(
    (e) =>
      e.day === place.day && allClasses(set, e.classes) && (e.hours === null || overlaps(e.hours, place)),
  );
  if (event) return { kind: 'event', tag: event.event };
  if (plan.half !== null && plan.cutFrom !== null && place.from >= plan.cutFrom)
    return { kind: 'half-day', tag: plan.half };
  return null;
}

const covers = (span: { from: Day; to: Day | null }, day: Day): boolean =>
  span.from <= day && (span.to === null || day <= span.to);

/** Who is a person of the school and teaches the set on that day. */
export const teachersOn = (school: School, set: TeachingSet, day: Day): Tag[] =>
  set.teachers
    .filter((t) => covers(t, day) && school.people.some((p) => p.tag === t.person && covers(p, day)))
    .toSorted((a, b) => Number(b.lead) - Number(a.lead))
    .map((t) => t.person);

export const awayOf = (facts: Facts, person: Tag, place: Place): Tag | null =>
  facts.absences.find(
    (a) =>
      a.person === person &&
      a.first <= place.day &&
      place.day <= a.last &&
      (a.hours === null || overlaps(a.hours, place)),
  )?.absence ?? null;

/** The order of the questions: not held, own leave, what the teacher said of it. */
export function fateFor(lesson: Lesson, plan: Plan | null, leftPostponed: boolean, person: Tag): Fate {
  if (lesson.stop) return { kind: 'stopped', by: lesson.stop };
  if (lesson.away.includes(person)) return { kind: 'away' };
  const outcome = plan?.reflection?.outcome.kind;
  if (outcome && outcome !== 'taught') return { kind: outcome };
  if (leftPostponed && plan === null) return { kind: 'postponed' };
  return { kind: 'held' };
}

/** The lesson as its verifier and the check page ask for it: away only when nobody of the set is there. */
export function schoolFate(lesson: Lesson): 'held' | 'stopped' | 'away' {
  if (lesson.stop) return 'stopped';
  return isAway(lesson) ? 'away' : 'held';
}

export const isAway = (lesson: Lesson): boolean =>
  lesson.teachers.length > 0 && lesson.teachers.every((t) => lesson.away.includes(t));

/** One of those who teach the lesson owes its plan: the lead, or whoever of the others is there. */
export const owedBy = (lesson: Lesson): Tag | null =>
  lesson.stop ? null : (lesson.teachers.find((t) => !lesson.away.includes(t)) ?? null);
