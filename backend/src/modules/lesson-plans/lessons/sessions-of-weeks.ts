import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { lastDayOf, weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { type SchoolCalendar, SessionCalendars } from '../../calendar/index.js';
import { type AcademicYear, AcademicYears, SchoolProfilesService } from '../../schools/index.js';

export type Asking = Readonly<{ schoolId: string; now: number }>;
type Place = Readonly<{ authorId: string; date: Day; slot: Readonly<{ week: Day }> | null }>;
type WeekOfPlans = Readonly<{
  year: AcademicYear;
  calendar: SchoolCalendar;
  week: Day;
  authorIds: readonly string[];
}>;

/** The weeks in which plans lie, each in its session and with those who wrote them. */
@Injectable()
export class SessionsOfWeeks {
  constructor(
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly profiles: SchoolProfilesService,
  ) {}

  /** A week that two sessions share is told in each. In the current transaction. */
  async of({ schoolId, now }: Asking, places: readonly Place[]): Promise<WeekOfPlans[]> {
    const start = weekStartOf(await this.profiles.stateOf(schoolId));
    const ofWeek = Map.groupBy(places, ({ date, slot }) => slot?.week ?? weekOf(date, start));
    const found: WeekOfPlans[] = [];
    for (const year of await this.years.all(schoolId)) {
      const weeks = [...ofWeek].filter(([week]) => year.firstDay <= lastDayOf(week) && week <= year.lastDay);
      if (weeks.length === 0) continue;
      const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(now));
      for (const [week, own] of weeks)
        found.push({ year, calendar, week, authorIds: [...new Set(own.map(({ authorId }) => authorId))] });
    }
    return found;
  }
}
