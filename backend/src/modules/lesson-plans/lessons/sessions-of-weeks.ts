import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { lastDayOf, weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { SessionCalendars } from '../../calendar/index.js';
import { type AcademicYear, AcademicYears, SchoolProfilesService } from '../../schools/index.js';

export type Asking = Readonly<{ schoolId: string; now: number }>;
type Place = Readonly<{ date: Day; slot: Readonly<{ week: Day }> | null }>;
export type SessionOfWeeks = Readonly<{
  year: AcademicYear;
  calendar: Awaited<ReturnType<SessionCalendars['ofYear']>>['calendar'];
  weeks: readonly Day[];
}>;

/** The sessions in which plans lie, each with the weeks of these. */
@Injectable()
export class SessionsOfWeeks {
  constructor(
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly profiles: SchoolProfilesService,
  ) {}

  /** In the current transaction. */
  async of({ schoolId, now }: Asking, places: readonly Place[]): Promise<SessionOfWeeks[]> {
    const start = weekStartOf(await this.profiles.stateOf(schoolId));
    const weeks = new Set(places.map(({ date, slot }) => slot?.week ?? weekOf(date, start)));
    const sessions: SessionOfWeeks[] = [];
    for (const year of await this.years.all(schoolId)) {
      const own = [...weeks].filter((week) => year.firstDay <= lastDayOf(week) && week <= year.lastDay);
      if (own.length === 0) continue;
      const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(now));
      sessions.push({ year, calendar, weeks: own.toSorted() });
    }
    return sessions;
  }
}
