import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { numberOfWeek, type SchoolCalendar, SessionCalendars, weeksOf } from '../../calendar/index.js';
import { Deadlines } from '../../reviews/index.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';

/** Weeks that have a day of these; `count`: the last so many alone. */
export type WantedWeeks = Readonly<{ from: Day; to: Day; count?: number }>;

/** A week of teaching, by when its plans are due and, after its grace, late. */
export type DueWeek = Readonly<{
  week: Day;
  number: number | null;
  dueAt: number;
  rule: Awaited<ReturnType<Deadlines['ofWeek']>>['rule'];
}>;

type WeeksOfYear = Readonly<{ year: AcademicYear; calendar: SchoolCalendar; weeks: readonly DueWeek[] }>;

/** So many weeks are counted at once: a session. */
export const MOST_WEEKS = 60;

/** Weeks of a session in which plans are due. In each a person owes what the timetable gives them, so that nobody owes anything before their first lesson. */
@Injectable()
export class CountedWeeks {
  constructor(
    private readonly database: Database,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly deadlines: Deadlines,
  ) {}

  /** Null before the school has a session. */
  async of({ school, now }: SchoolCaller, wanted: WantedWeeks): Promise<WeeksOfYear | null> {
    const year = await this.yearOf(school.id, wanted.to);
    if (!year) return null;
    const { calendar } = await this.calendars.ofYear(school.id, year, dayOf(now));
    return { year, calendar, weeks: await this.dueWeeks(school.id, calendar, wanted) };
  }

  /** The session of a day; of a day between two the one before. */
  private async yearOf(schoolId: string, day: Day): Promise<AcademicYear | undefined> {
    const years = await this.database.tenantRead(schoolId, () => this.years.all(schoolId));
    return years
      .filter(({ firstDay }) => firstDay <= day)
      .toSorted((one, other) => other.firstDay.localeCompare(one.firstDay))[0];
  }

  private async dueWeeks(
    schoolId: string,
    calendar: SchoolCalendar,
    { from, to, count = MOST_WEEKS }: WantedWeeks,
  ): Promise<DueWeek[]> {
    const meant = weeksOf(calendar)
      .filter(({ teaching, firstDay, lastDay }) => teaching !== null && firstDay <= to && from <= lastDay)
      .slice(-Math.min(count, MOST_WEEKS));
    return Promise.all(
      meant.map(async (week) => ({
        ...{ week: week.firstDay, number: numberOfWeek(calendar, week) },
        ...(await this.deadlines.ofWeek(schoolId, week.firstDay, calendar)),
      })),
    );
  }
}
