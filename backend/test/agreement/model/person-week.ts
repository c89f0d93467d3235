import type { Day, Instant, Minute } from './clock.ts';
import { mondayOf } from './clock.ts';
import type { Counts, WeekState } from './counts.ts';
import { countsOf, weekStateOf } from './counts.ts';
import type { SendDialog } from './dialog.ts';
import { sendDialog } from './dialog.ts';
import { planDueAt } from './due.ts';
import { weekDue } from './lateness.ts';
import type { PlanFacts, Row } from './rows.ts';
import { planFacts, rowOf } from './rows.ts';
import type { Tag } from './school.ts';
import { isFirm } from './standing.ts';
import type { State } from './state.ts';
import { lessonOf } from './state.ts';
import { weeksOf } from './week.ts';

/** A plan whose lesson the timetable has no more; it stays on its day. */
export interface Lessonless {
  setTag: Tag;
  number: null;
  day: Day;
  from: Minute;
  to: Minute;
  plan: PlanFacts;
}

export interface PersonWeek {
  person: Tag;
  week: Day;
  /** When the plans are due by the days as they stand now. */
  dueAt: Instant;
  /** When they fell due, judged once; null while they have not. */
  due: Instant | null;
  lessons: Row[];
  withoutLesson: Lessonless[];
  counts: Counts;
  state: WeekState;
  dialog: SendDialog;
}

export function personWeeks(state: State, person: Tag, dues: Map<Day, Instant | null>): PersonWeek[] {
  return weeksOf(state.school).map((week) => {
    const due = dues.get(week) ?? null;
    const lessons = state.lessons
      .filter((l) => l.week === week && l.teachers.includes(person))
      .map((l) => rowOf(state, l, person, due));
    const withoutLesson = lessonlessOf(state, person, week);
    const counts = countsOf(lessons, withoutLesson.length);
    const dueAt = planDueAt(state.school, state.facts, week);
    const dialog = sendDialog(state, person, week, lessons, due);
    return {
      person,
      week,
      dueAt,
      due,
      lessons,
      withoutLesson,
      counts,
      state: weekStateOf(counts),
      dialog,
    };
  });
}

export const duesOf = (state: State): Map<Day, Instant | null> =>
  new Map(weeksOf(state.school).map((week) => [week, weekDue(state, week)]));

const lessonlessOf = (state: State, person: Tag, week: Day): Lessonless[] =>
  state.plans
    .filter((p) => !p.deleted && p.author === person && !lessonOf(state, p))
    .map((plan) => ({ plan, place: plan.moved ?? plan.fixed ?? plan.stored }))
    .filter(({ plan, place }) => (isFirm(plan) ? mondayOf(place.day) : plan.key.week) === week)
    .map(({ plan, place }) => ({
      setTag: plan.set,
      number: null,
      day: place.day,
      from: place.from,
      to: place.to,
      plan: planFacts(state, plan),
    }));
