import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { daysOf, lastDayOf, weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import { SessionCalendars, weekAt, weeksOf } from '../../calendar/index.js';
import { ReliefLessons } from '../../lessons/index.js';
import { AcademicYears, SchoolProfilesService } from '../../schools/index.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import type { Slot, SlottedLesson } from '../domain/week-lessons.js';
import { type DueInWeek, DueOfWeek } from './due-of-week.js';
import { isStopped, type ReadWeek, toldWeek, type WeekFacts, type WrittenWeek } from './told-week.js';
import { type AskedWeek, type TaughtLesson, type TaughtWeek, WeekPeriods } from './week-periods.js';
import { WrittenWeeks } from './written-weeks.js';

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
    private readonly due: DueOfWeek,
    private readonly written: WrittenWeeks,
  ) {}

  /** The week that holds a day, in its session and by its calendar. */
  async asked({ school, now }: Asking, day: Day): Promise<AskedWeek> {
    const [state, years] = await this.database.tenantRead(school.id, () =>
      Promise.all([this.profiles.stateOf(school.id), this.years.all(school.id)]),
    );
    const week = weekOf(day, weekStartOf(state));
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

  /** The week that holds a day. */
  async ofDay(caller: SchoolCaller, day: Day): Promise<ReadWeek> {
    const asked = await this.asked(caller, day);
    return this.database.tenantRead(caller.school.id, () => this.read(caller, asked));
  }

  /** In the current transaction. `reopened`: plans that are told what they would be about if they were written now. */
  async read(caller: SchoolCaller, asked: AskedWeek, reopened?: ReadonlySet<string>): Promise<ReadWeek> {
    const { facts, written } = await this.partsOf(caller, asked);
    return toldWeek(asked, facts, written, reopened);
  }

  /** Of which a week is told: what stays while its plans are written, and these. In the current transaction. */
  async partsOf(
    caller: SchoolCaller,
    asked: AskedWeek,
  ): Promise<Readonly<{ facts: WeekFacts; written: WrittenWeek }>> {
    const [facts, written] = await Promise.all([
      this.factsOf(caller, asked),
      this.written.of(caller, asked.week),
    ]);
    return { facts, written };
  }

  private async factsOf(caller: SchoolCaller, asked: AskedWeek): Promise<WeekFacts> {
    const owner = ownerOf(caller);
    const [taught, relief] = await Promise.all([
      this.periods.read(owner, asked),
      this.reliefs.ofPerson(owner.schoolId, owner.userId, daysOf(asked.week)),
    ]);
    const teachingWeek = asked.calendar ? (weekAt(asked.calendar, asked.week)?.teaching ?? null) : null;
    const due = teachingWeek === null ? new Map() : await this.dueIn(caller, asked, teachingWeek, taught);
    return { taught, relief, teachingWeek, due };
  }

  private async dueIn(
    caller: SchoolCaller,
    { week, year, calendar }: AskedWeek,
    teachingWeek: number,
    { lessons }: TaughtWeek,
  ): Promise<ReadonlyMap<string, DueInWeek>> {
    if (!year || !calendar) return new Map();
    const sets = new Map(
      lessons.flatMap((each) =>
        each.lesson.set && !isStopped(each) ? [[each.lesson.set.id, each.lesson.set]] : [],
      ),
    );
    const teachingWeeks = weeksOf(calendar).flatMap(({ teaching }) => teaching ?? []);
    const asking = {
      ...{ academicYearId: year.id, firstDay: year.firstDay, calendar },
      ...{ week, teachingWeek, teachingWeeks },
    };
    return this.due.read(caller, asking, [...sets.values()]);
  }

  /** What the timetable has for somebody in a week, in order, whatever stops it. In the current transaction. */
  async slottedLessons(owner: Owner, asked: AskedWeek): Promise<readonly SlottedLesson<TaughtLesson>[]> {
    return (await this.periods.read(owner, asked)).lessons;
  }

  /** For which lesson of the caller's own a plan was begun: the one that its time, class and subject name. In the current transaction. */
  async slotFor(
    caller: SchoolCaller,
    { date, startTime, className, subject }: LessonPlanContent,
  ): Promise<Slot | null> {
    const asked = await this.asked(caller, date);
    const found = (await this.slottedLessons(ownerOf(caller), asked)).find(
      ({ lesson }) =>
        lesson.standing !== 'colleague' &&
        lesson.date === date &&
        lesson.startTime === startTime &&
        lesson.className === className &&
        lesson.subject === subject,
    );
    return found?.slot ?? null;
  }
}
