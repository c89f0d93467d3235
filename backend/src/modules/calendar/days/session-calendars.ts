import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { groupOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import {
  type AcademicYear,
  AcademicYears,
  SchoolProfilesService,
  SchoolSettings,
} from '../../schools/index.js';
import { stopsOf } from '../domain/calendar-event.js';
import { type CalendarParts, calendarOf } from '../domain/calendar-of-parts.js';
import { type OfficialDays, officialDays } from '../domain/official-year.js';
import type { SchoolCalendar } from '../domain/school-calendar.js';
import { schoolWeekdaysOf } from '../domain/school-calendar.js';
import { type SuggestedHoliday, suggestedHolidays } from '../domain/suggested-holidays.js';
import { CalendarEventsRepository } from '../events/calendar-events.repository.js';
import { OfficialYearsRepository } from '../official/official-years.repository.js';
import { BellSchedulesRepository, type KeptBellSchedule } from './bell-schedules.repository.js';
import { CalendarEntriesRepository, type CalendarEntry } from './calendar-entries.repository.js';
import { LEAST_SCHOOL_DAYS, MOST_SCHOOL_EVENTS, WEEK_NUMBERING } from './calendar-settings.js';
import { type KeptSessionCalendar, SessionCalendarsRepository } from './session-calendars.repository.js';

/** A session's calendar with the rows that it was made of. `published`: what the ministry says, null as long as it has not. */
export type SessionCalendar = Readonly<{
  year: AcademicYear;
  parts: CalendarParts;
  calendar: SchoolCalendar;
  entries: readonly CalendarEntry[];
  bellSchedules: readonly KeptBellSchedule[];
  kept: KeptSessionCalendar;
  published: OfficialDays | null;
  /** Public holidays for the school to confirm. */
  suggestions: readonly SuggestedHoliday[];
}>;

/** Which day it is for a school: modules ask the calendar of its session, and the rules over it. */
@Injectable()
export class SessionCalendars {
  /** `today`: settings that change meanwhile are those of this day. */
  readonly ofYear = this.database.once(
    async (schoolId: string, year: AcademicYear, today: Day): Promise<SessionCalendar> => {
      const told = await this.settingsOn(schoolId, year.lastDay < today ? year.lastDay : today);
      return this.database.tenantRead(schoolId, async () => {
        const owner = { schoolId };
        const [state, kept, entries, bellSchedules, events, official] = await Promise.all([
          this.profiles.stateOf(schoolId),
          this.kept.find(owner, year.id),
          this.entries.list(owner, year.id),
          this.bells.list(owner, year.id),
          this.events.list(owner, year.id),
          this.official.find(year.firstDay.slice(0, 4)),
        ]);
        const published = official ? officialDays(official, state) : null;
        const days = kept.days ?? published ?? { terms: [], holidays: [] };
        const group = groupOf(state);
        const { firstDay, lastDay } = year;
        const parts: CalendarParts = {
          ...told,
          firstDay,
          lastDay,
          group,
          schoolWeekdays: schoolWeekdaysOf(group),
          days,
          entries,
          bellSchedules,
          stops: events.flatMap(stopsOf),
          cycle: {
            weeks: kept.cycleWeeks,
            anchor: kept.cycleAnchor ?? firstDay,
            skipsHolidayWeeks: kept.skipsHolidayWeeks,
          },
          isConfirmed: published !== null,
        };
        const calendar = calendarOf(parts);
        const suggestions = suggestedHolidays(calendar, state, kept.declined);
        return { year, parts, calendar, entries, bellSchedules, kept, published, suggestions };
      });
    },
  );

  constructor(
    private readonly database: Database,
    private readonly kept: SessionCalendarsRepository,
    private readonly entries: CalendarEntriesRepository,
    private readonly bells: BellSchedulesRepository,
    private readonly events: CalendarEventsRepository,
    private readonly official: OfficialYearsRepository,
    private readonly years: AcademicYears,
    private readonly profiles: SchoolProfilesService,
    private readonly settings: SchoolSettings,
  ) {}

  async chosen(caller: SchoolCaller, academicYearId: string): Promise<SessionCalendar> {
    return this.in(caller, await this.years.find(caller, academicYearId));
  }

  /** Of the session that holds the day, in between two the next. */
  async onDay(caller: SchoolCaller, day: Day): Promise<SessionCalendar> {
    return this.in(caller, await this.years.onDay(caller, day));
  }

  private in(caller: SchoolCaller, year: AcademicYear): Promise<SessionCalendar> {
    return this.ofYear(caller.school.id, year, dayOf(caller.now));
  }

  private async settingsOn(schoolId: string, day: Day) {
    const [numbering, leastSchoolDays, mostSchoolEvents] = await Promise.all([
      this.settings.valueOn(schoolId, WEEK_NUMBERING, day),
      this.settings.valueOn(schoolId, LEAST_SCHOOL_DAYS, day),
      this.settings.valueOn(schoolId, MOST_SCHOOL_EVENTS, day),
    ]);
    return { numbering, leastSchoolDays, mostSchoolEvents };
  }
}
