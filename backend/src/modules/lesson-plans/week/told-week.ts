import type { Day } from '../../../platform/calendar/day.js';
import { daysOf } from '../../../platform/calendar/school-week.js';
import {
  dayPlan,
  numberOfWeek,
  type SchoolCalendar,
  toldDaysOf,
  unusualDay,
  weekAt,
} from '../../calendar/index.js';
import type { ReliefLesson } from '../../lessons/index.js';
import type { LessonStanding } from '../../reviews/index.js';
import { type Outline, outlinesOf } from '../domain/plan-week.js';
import { isHeld } from '../domain/reflection.js';
import {
  type PlannedLesson,
  plannedWeek,
  type SlottedLesson,
  type WeekLesson,
} from '../domain/week-lessons.js';
import type { Reflection } from '../reflections/reflections.repository.js';
import { promisedAmong, type StandingsBySteps } from '../sent-plans.js';
import { type DueInWeek, standardKeys } from './due-of-week.js';
import type { AskedWeek, TaughtLesson, TaughtWeek } from './week-periods.js';
import type { WeekPlan } from './week-plans.repository.js';

export type LessonOfWeek = PlannedLesson<WeekLesson & Pick<TaughtLesson, 'room' | 'course' | 'set'>> &
  Readonly<{
    standing: LessonStanding;
    /** What stopped it, or who plans it. */
    note: string;
    outline: Outline | null;
    /** Whether a yearly plan says what comes; null where none could. */
    hasYearlyPlan: boolean | null;
    /** Whether its plan is about what the yearly plan has only later. */
    isAhead: boolean;
    /** Whether the yearly plan has none of what its plan is about. */
    isBeside: boolean;
  }>;

export type ReadWeek = Readonly<{
  week: Day;
  /** As the school calls it; null outside what it counts. */
  number: number | null;
  /** Of which it is, by its name; null in none of the school's. */
  session: string | null;
  days: readonly Readonly<{ date: Day; isHeld: boolean; names: readonly string[] }>[];
  /** What says which lessons there are. */
  source: TaughtWeek['source'];
  isOfSchool: TaughtWeek['isOfSchool'];
  lessons: readonly LessonOfWeek[];
  relief: readonly ReliefLesson[];
  /** Those that stand, in order. */
  plans: readonly WeekPlan[];
  /** What is noted of the lessons of these plans. */
  noted: readonly Reflection[];
  /** What was sent of these plans last, and what became of it. */
  standings: StandingsBySteps;
  /** The ids of those that stand as they were sent. */
  promised: ReadonlySet<string>;
  /** Made for a lesson that is no more. */
  withoutLesson: readonly string[];
}>;

/** What a week is made of beside its plans: writing these leaves it as it is. */
export type WeekFacts = Readonly<{
  taught: TaughtWeek;
  relief: readonly ReliefLesson[];
  /** In which week of teaching; null in none of the school's. */
  teachingWeek: number | null;
  /** By the id of the set. */
  due: ReadonlyMap<string, DueInWeek>;
}>;

/** What somebody has written in a week: plans, deleted ones too, and what is noted and was sent of them, by their ids. */
export type WrittenWeek = Readonly<{
  plans: readonly WeekPlan[];
  noted: ReadonlyMap<string, Reflection>;
  standings: StandingsBySteps;
}>;

const NONE: ReadonlySet<string> = new Set();

/** `reopened`: plans that are told what they would be about if they were written now. */
export function toldWeek(
  { week, year, calendar }: AskedWeek,
  facts: WeekFacts,
  { plans, noted, standings }: WrittenWeek,
  reopened: ReadonlySet<string> = NONE,
): ReadWeek {
  const { lessons, source, isOfSchool } = facts.taught;
  const promised = promisedAmong(plans, standings(1));
  const placed = plans
    .filter(({ isSample, slot }) => !isSample && (slot === null || slot.week === week))
    .map((plan) => ({
      ...plan,
      isDeleted: plan.deletedAt !== null,
      stays: promised.has(plan.id) && !plan.isMoved,
    }));
  const planned = plannedWeek(lessons, placed);
  const [stopped, held] = [
    planned.lessons.filter(isStopped),
    planned.lessons.filter((each) => !isStopped(each)),
  ];
  const taught = plans.filter(({ id }) => isHeld(noted.get(id) ?? null));
  const weekOfYear = calendar ? weekAt(calendar, week) : undefined;
  return {
    week,
    number: calendar && weekOfYear ? numberOfWeek(calendar, weekOfYear) : null,
    session: year?.name ?? null,
    days: calendar ? toldDays(calendar, week) : usualDays(week),
    ...{ source, isOfSchool },
    lessons: [
      ...outlined(facts, held, taught, reopened),
      ...stopped.filter((each) => isTold(each, calendar)).map(stoppedLesson),
    ],
    relief: facts.relief,
    plans: plans.filter(({ deletedAt }) => deletedAt === null),
    ...{ noted: [...noted.values()], standings, promised },
    withoutLesson: planned.withoutLesson,
  };
}

/** Nobody holds it; the plan that was made for it stays its plan. */
export function isStopped({ lesson }: SlottedLesson<TaughtLesson>): boolean {
  return lesson.standing === 'stopped';
}

/** A day without school, or of another weekday, says by itself what is not held on it: but for what was planned. */
function isTold(
  { lesson: { date }, planId }: PlannedLesson<TaughtLesson>,
  calendar: SchoolCalendar | null,
): boolean {
  if (planId !== null || calendar === null) return true;
  const { isSchoolDay, reasons } = dayPlan(calendar, null, date);
  return (
    isSchoolDay &&
    !reasons.some((reason) => reason.kind === 'exception' && reason.exception.followsWeekday !== null)
  );
}

function stoppedLesson(planned: PlannedLesson<TaughtLesson>): LessonOfWeek {
  const { standing, note } = planned.lesson;
  return {
    ...planned,
    ...{ standing, note, outline: null, hasYearlyPlan: null, isAhead: false, isBeside: false },
  };
}

/** What each lesson that nobody has planned is about, as far as a yearly plan says. */
function outlined(
  { due, teachingWeek }: WeekFacts,
  lessons: readonly PlannedLesson<TaughtLesson>[],
  plans: readonly WeekPlan[],
  reopened: ReadonlySet<string>,
): LessonOfWeek[] {
  const isOpen = (planId: string | null) => planId === null || reopened.has(planId);
  const outlines = new Map<PlannedLesson<TaughtLesson>, Outline | null>();
  for (const [id, ofSet] of Map.groupBy(lessons, ({ lesson }) => lesson.set?.id)) {
    if (id === undefined) continue;
    const open = ofSet.filter(({ lesson, planId }) => lesson.standing === 'own' && isOpen(planId));
    const inWeek = ofSet.flatMap(({ planId }) =>
      isOpen(planId) ? [] : (plans.find((plan) => plan.id === planId)?.learningStandards ?? []),
    );
    const found = outlinesOf(due.get(id)?.due ?? [], new Set(standardKeys(inWeek)), open.length);
    open.forEach((each, at) => void outlines.set(each, found[at] ?? null));
  }
  return lessons.map((each) => {
    const { lesson, planId } = each;
    const known = lesson.set && due.get(lesson.set.id);
    const standards = plans.find(({ id }) => id === planId)?.learningStandards ?? [];
    return {
      ...each,
      ...{ standing: lesson.standing, note: lesson.note },
      outline: outlines.get(each) ?? null,
      hasYearlyPlan: lesson.set && teachingWeek !== null ? known !== undefined : null,
      isAhead: known?.isAhead(standards) ?? false,
      isBeside: known?.isBeside(standards) ?? false,
    };
  });
}

function toldDays(calendar: SchoolCalendar, week: Day) {
  return toldDaysOf(calendar, week).map((date) => ({
    date,
    isHeld: dayPlan(calendar, null, date).isSchoolDay,
    names: unusualDay(calendar, date)?.names ?? [],
  }));
}

function usualDays(week: Day) {
  return daysOf(week)
    .slice(0, 5)
    .map((date) => ({ date, isHeld: true, names: [] }));
}
