import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { lastDayOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { numberOfWeek, SessionCalendars, weekAt } from '../../calendar/index.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';
import type { VisitorLink } from './visitor-links.repository.js';

/** A week that a link shows. `number`: by which the school calls it, null for none. */
export type VisitedWeek = Readonly<{ week: Day; number: number | null; session: string }>;

export function nameOfWeek({ week, number }: VisitedWeek): string {
  return number === null ? `Minggu ${malayDate(week)}` : `Minggu ${number}`;
}

/** The weeks of a link as the school calls them. */
@Injectable()
export class VisitedWeeks {
  constructor(
    private readonly database: Database,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
  ) {}

  async of(schoolId: string, { weeks }: VisitorLink, now: number): Promise<VisitedWeek[]> {
    const years = await this.database.tenantRead(schoolId, () => this.years.all(schoolId));
    const told: VisitedWeek[] = [];
    for (const year of years) {
      const own = weeks.filter((week) => isIn(week, year));
      if (own.length === 0) continue;
      const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(now));
      for (const week of own) {
        const found = weekAt(calendar, week);
        told.push({ week, number: found ? numberOfWeek(calendar, found) : null, session: year.name });
      }
    }
    const unknown = weeks.filter((week) => !told.some((each) => each.week === week));
    return [...told, ...unknown.map((week) => ({ week, number: null, session: week.slice(0, 4) }))].toSorted(
      (one, other) => one.week.localeCompare(other.week),
    );
  }
}

function isIn(week: Day, { firstDay, lastDay }: AcademicYear): boolean {
  return firstDay <= lastDayOf(week) && week <= lastDay;
}
