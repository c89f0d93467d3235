import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { daysOf, lastDayOf, weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import {
  dayPlan,
  numberOfWeek,
  type SchoolCalendar,
  SessionCalendars,
  toldDaysOf,
  unusualDay,
  weekAt,
  weeksOf,
} from '../../calendar/index.js';
import type { LessonStanding } from '../../reviews/index.js';
import { AcademicYears, SchoolProfilesService } from '../../schools/index.js';
import { type ReliefLesson, ReliefLessons } from '../../timetable/index.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import { type Outline, outlinesOf } from '../domain/plan-week.js';
import { isHeld } from '../domain/reflection.js';
import {
  lessonsOfPeriods,
  type PlannedLesson,
  plannedWeek,
  type Slot,
  type SlottedLesson,
  slottedLessons,
  type WeekLesson,
} from '../domain/week-lessons.js';
import { type Reflection, ReflectionsRepository } from '../reflections/reflections.repository.js';
import { type DueInWeek, DueOfWeek, standardKeys } from './due-of-week.js';
import { type AskedWeek, type Period, type PeriodsOfWeek, WeekPeriods } from './week-periods.js';
import { type WeekPlan, WeekPlansRepository } from './week-plans.repository.js';

export type LessonOfWeek = PlannedLesson<WeekLesson & Pick<Period, 'room' | 'course' | 'set'>> &
  Readonly<{
    standing: LessonStanding;
    /** What stopped it, or who plans it. */
    note: string;
    outline: Outline | null;
    /** Whether a yearly plan says what comes; null where none could. */
    hasYearlyPlan: boolean | null;
    /** Whether its plan is about what the yearly plan has only later. */
    isAhead: boolean;
  }>;

export type ReadWeek = Readonly<{
  week: Day;
  /** As the school calls it; null outside what it counts. */
  number: number | null;
  /** Of which it is, by its name; null in none of the school's. */
  session: string | null;
  days: readonly Readonly<{ date: Day; isHeld: boolean; names: readonly string[] }>[];
  /** What says which lessons there are. */
  source: PeriodsOfWeek['source'];
  lessons: readonly LessonOfWeek[];
  relief: readonly ReliefLesson[];
  /** Those that stand, in order. */
  plans: readonly WeekPlan[];
  /** What is noted of the lessons of these plans. */
  noted: readonly Reflection[];
  /** Made for a lesson that is no more. */
  withoutLesson: readonly string[];
}>;

/** What a week is made of beside its plans: writing these leaves it as it is. */
export type WeekFacts = Readonly<{
  taught: PeriodsOfWeek;
  /** In which week of teaching; null in none of the school's. */
  teachingWeek: number | null;
  /** By the id of the set. */
  due: ReadonlyMap<string, DueInWeek>;
}>;

const NONE: ReadonlySet<string> = new Set();
/** Whose week it is does not matter for which one it is. */
type Asking = Readonly<{ school: Readonly<{ id: string }>; now: number }>;

@Injectable()
export class WeekReader {
  constructor(
    private readonly database: Database,
    private readonly years: AcademicYears,
    private readonly profiles: SchoolProfilesService,
    private readonly calendars: SessionCalendars,
    private readonly periods: WeekPeriods,
    private readonly reliefs: ReliefLessons,
    private readonly plans: WeekPlansRepository,
    private readonly reflections: ReflectionsRepository,
    private readonly due: DueOfWeek,
  ) {}

  /** The week that holds a day, in its session and by its calendar. */
  async asked({ school, now }: Asking, day: Day): Promise<AskedWeek> {
    const state = await this.profiles.stateOf(school.id);
    const week = weekOf(day, weekStartOf(state));
    const years = await this.database.tenantRead(school.id, () => this.years.all(school.id));
    const year = years.find((each) => each.firstDay <= lastDayOf(week) && week <= each.lastDay) ?? null;
    const calendar = year && (await this.calendars.ofYear(school.id, year, dayOf(now))).calendar;
    return { week, year, calendar };
  }

  /** The week of the same number in the session before; null where there was none. */
  async yearBefore({ school, now }: SchoolCaller, { week, year, calendar }: AskedWeek): Promise<Day | null> {
    const number = calendar && weekAt(calendar, week)?.teaching;
    if (!year || !number) return null;
    const years = await this.database.tenantRead(school.id, () => this.years.all(school.id));
    const before = years
      .filter(({ lastDay }) => lastDay < year.firstDay)
      .toSorted((one, other) => other.lastDay.localeCompare(one.lastDay))[0];
    if (!before) return null;
    const earlier = await this.calendars.ofYear(school.id, before, dayOf(now));
    return weeksOf(earlier.calendar).find(({ teaching }) => teaching === number)?.firstDay ?? null;
  }

  /** In the current transaction. `reopened`: plans that are told what they would be about if they were written now. */
  async read(
    caller: SchoolCaller,
    asked: AskedWeek,
    reopened: ReadonlySet<string> = NONE,
  ): Promise<ReadWeek> {
    return this.withPlans(caller, asked, await this.factsOf(caller, asked), reopened);
  }

  /** In the current transaction. */
  async factsOf(caller: SchoolCaller, asked: AskedWeek): Promise<WeekFacts> {
    const { week, year, calendar } = asked;
    const taught = await this.periods.read(ownerOf(caller), asked);
    const teachingWeek = calendar ? (weekAt(calendar, week)?.teaching ?? null) : null;
    if (!year || !calendar || teachingWeek === null) return { taught, teachingWeek, due: new Map() };
    const sets = new Map(
      taught.periods.flatMap(({ set, standing }) => (set && standing !== 'stopped' ? [[set.id, set]] : [])),
    );
    const { id: academicYearId, firstDay } = year;
    const teachingWeeks = weeksOf(calendar).flatMap(({ teaching }) => teaching ?? []);
    const asking = { academicYearId, firstDay, week, teachingWeek, teachingWeeks };
    return { taught, teachingWeek, due: await this.due.read(caller, asking, [...sets.values()]) };
  }

  /** As the plans stand now. In the current transaction. */
  async withPlans(
    caller: SchoolCaller,
    { week, year, calendar }: AskedWeek,
    facts: WeekFacts,
    reopened: ReadonlySet<string> = NONE,
  ): Promise<ReadWeek> {
    const owner = ownerOf(caller);
    const days = daysOf(week);
    const { periods, source } = facts.taught;
    const found = await this.plans.list(owner, week);
    const noted = await this.reflections.ofPlans(
      owner,
      found.map(({ id }) => id),
    );
    const placed = found
      .filter(({ isSample }) => !isSample)
      .map((plan) => ({ ...plan, isDeleted: plan.deletedAt !== null }));
    const planned = plannedWeek(heldLessons(week, periods), placed);
    const held = found.filter(({ id }) => isHeld(noted.get(id) ?? null));
    const told = outlined(facts, planned.lessons, held, reopened);
    const stopped = lessonsOfPeriods(periods.filter(({ standing }) => standing === 'stopped')).map(
      (lesson) => ({
        ...{ lesson, slot: null, planId: null, deletedPlanId: null, outline: null },
        ...{ standing: lesson.standing, note: lesson.note, hasYearlyPlan: null, isAhead: false },
      }),
    );
    const weekOfYear = calendar ? weekAt(calendar, week) : undefined;
    return {
      week,
      number: calendar && weekOfYear ? numberOfWeek(calendar, weekOfYear) : null,
      session: year?.name ?? null,
      days: calendar
        ? toldDays(calendar, week)
        : days.slice(0, 5).map((date) => ({ date, isHeld: true, names: [] })),
      source,
      lessons: [...told, ...stopped],
      relief: await this.reliefs.ofPerson(owner.schoolId, owner.userId, days),
      plans: found.filter(({ deletedAt }) => deletedAt === null),
      noted: [...noted.values()],
      withoutLesson: planned.withoutLesson,
    };
  }

  /** What somebody is to hold in a week, in order. In the current transaction. */
  async slottedLessons(owner: Owner, asked: AskedWeek): Promise<SlottedLesson<Period>[]> {
    const { periods } = await this.periods.read(owner, asked);
    return heldLessons(asked.week, periods);
  }

  /** For which lesson of the caller's own a plan was begun: the one that its time, class and subject name. In the current transaction. */
  async slotFor(
    caller: SchoolCaller,
    { date, startTime, className, subject }: LessonPlanContent,
  ): Promise<Slot | null> {
    const asked = await this.asked(caller, date);
    const found = (await this.slottedLessons(ownerOf(caller), asked)).find(
      ({ lesson }) =>
        lesson.standing === 'own' &&
        lesson.date === date &&
        lesson.startTime === startTime &&
        lesson.className === className &&
        lesson.subject === subject,
    );
    return found?.slot ?? null;
  }
}

/** What each lesson that nobody has planned is about, as far as a yearly plan says. */
function outlined(
  { due, teachingWeek }: WeekFacts,
  lessons: readonly PlannedLesson<Period>[],
  plans: readonly WeekPlan[],
  reopened: ReadonlySet<string>,
): LessonOfWeek[] {
  const isOpen = (planId: string | null) => planId === null || reopened.has(planId);
  const outlines = new Map<PlannedLesson<Period>, Outline | null>();
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
    };
  });
}

function heldLessons(week: Day, periods: readonly Period[]): SlottedLesson<Period>[] {
  const held = periods.filter(({ standing }) => standing !== 'stopped');
  return slottedLessons(week, lessonsOfPeriods(held, asOne));
}

/** Whoever is away for a part of a lesson gives the other. */
function asOne(begun: Period, period: Period): Period {
  return begun.standing === 'away' ? { ...begun, standing: period.standing } : begun;
}

function toldDays(calendar: SchoolCalendar, week: Day) {
  return toldDaysOf(calendar, week).map((date) => ({
    date,
    isHeld: dayPlan(calendar, null, date).isSchoolDay,
    names: unusualDay(calendar, date)?.names ?? [],
  }));
}
