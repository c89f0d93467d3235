import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { lastDayOf, weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { type SchoolCalendar, SessionCalendars } from '../../calendar/index.js';
import { type AcademicYear, AcademicYears, SchoolProfilesService } from '../../schools/index.js';

export type Asking = Readonly<{ schoolId: string; now: number }>;
type Place = Readonly<{ authorId: string; date: Day; slot: Readonly<{ week: Day }> | null }>;
type WeeksOfPlans = Readonly<{
  year: AcademicYear;
  calendar: SchoolCalendar;
  weeks: readonly Day[];
  authorIds: readonly string[];
}>;

/** The weeks in which plans lie, in their session and with those who wrote them. */
@Injectable()
export class SessionsOfWeeks {
  constructor(
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly profiles: SchoolProfilesService,
  ) {}

  /** Those in which the same people wrote are told together, a week that two sessions share in each. In the current transaction. */
  async of({ schoolId, now }: Asking, places: readonly Place[]): Promise<WeeksOfPlans[]> {
    const start = weekStartOf(await this.profiles.stateOf(schoolId));
    const ofWeek = Map.groupBy(places, ({ date, slot }) => slot?.week ?? weekOf(date, start));
    const found: WeeksOfPlans[] = [];
    for (const year of await this.years.all(schoolId)) {
      const weeks = [...ofWeek].filter(([week]) => year.firstDay <= lastDayOf(week) && week <= year.lastDay);
      if (weeks.length === 0) continue;
      const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(now));
      for (const alike of Map.groupBy(weeks, ([, own]) => authorsOf(own).join(' ')).values())
        found.push({
          ...{ year, calendar, weeks: alike.map(([week]) => week) },
          authorIds: authorsOf(alike.flatMap(([, own]) => own)),
        });
    }
    return found;
  }
}

function authorsOf(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ authorId }) => authorId))].toSorted();
}
