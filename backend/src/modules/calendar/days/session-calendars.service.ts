import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { AcademicYears } from '../../schools/index.js';
import { CalendarConflictError } from '../calendar.errors.js';
import type { OfficialDays } from '../domain/official-year.js';
import type { TimetableCycle } from '../domain/school-calendar.js';
import { copiedDays, differencesOf, problemsOfDays, withDifferences } from '../domain/session-days.js';
import { type SessionCalendar, SessionCalendars } from './session-calendars.js';
import { type SaidOfSession, SessionCalendarsRepository } from './session-calendars.repository.js';

/** Of which session, and how often it had been changed when it was read. */
type Read = Readonly<{ academicYearId: string; version: number }>;
type Decided = Readonly<{ accepted: readonly string[]; declined: readonly string[] }>;

/** What a school says of the days of a session as a whole. */
@Injectable()
export class SessionCalendarsService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly calendars: SessionCalendars,
    private readonly kept: SessionCalendarsRepository,
    private readonly years: AcademicYears,
  ) {}

  /** The days of the session before this one, moved to it: a proposal for a year that nobody has published. */
  async copied(caller: SchoolCaller, academicYearId: string): Promise<OfficialDays> {
    const year = await this.years.find(caller, academicYearId);
    const schoolId = caller.school.id;
    const years = await this.database.tenantRead(schoolId, () => this.years.all(schoolId));
    const before = years.filter(({ lastDay }) => lastDay < year.firstDay).at(-1);
    if (!before) return { terms: [], holidays: [] };
    const { parts } = await this.calendars.chosen(caller, before.id);
    return copiedDays(parts.days, before.firstDay, year.firstDay);
  }

  setCycle(caller: SchoolCaller, read: Read, cycle: TimetableCycle): Promise<SessionCalendar> {
    return this.change(caller, read, ({ kept }) => ({
      ...kept,
      cycleWeeks: cycle.weeks,
      cycleAnchor: cycle.anchor,
      skipsHolidayWeeks: cycle.skipsHolidayWeeks,
    }));
  }

  setDays(caller: SchoolCaller, read: Read, days: OfficialDays | null): Promise<SessionCalendar> {
    return this.change(caller, read, ({ kept, year }) => {
      const problems = days ? problemsOfDays(days, year.firstDay, year.lastDay) : [];
      if (problems.length > 0)
        throw new ValidationError(
          problems.map(({ field, message }) => ({ field: `days.${field}`, message })),
        );
      return { ...kept, days };
    });
  }

  decideDifferences(
    caller: SchoolCaller,
    read: Read,
    { accepted, declined }: Decided,
  ): Promise<SessionCalendar> {
    return this.change(caller, read, ({ kept, parts: { days }, published }) => {
      const standing = published ? differencesOf(days, published, kept.declined) : [];
      const known = standing.map(({ key }) => key);
      const problems = Object.entries({ accepted, declined }).flatMap(([list, keys]) =>
        keys.flatMap((key, at) =>
          known.includes(key) ? [] : [{ field: `${list}.${at}`, message: 'names no difference' }],
        ),
      );
      if (problems.length > 0) throw new ValidationError(problems);
      const taken = standing.filter(({ key }) => accepted.includes(key));
      return { ...kept, days: withDifferences(days, taken), declined: [...kept.declined, ...declined] };
    });
  }

  private change(
    caller: SchoolCaller,
    { academicYearId, version }: Read,
    decide: (standing: SessionCalendar) => SaidOfSession,
  ): Promise<SessionCalendar> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      await this.kept.lock(owner);
      const year = await this.years.holdOpen(caller, academicYearId);
      const standing = await this.calendars.ofYear(owner.schoolId, year, dayOf(caller.now));
      if (standing.kept.version !== version) throw new CalendarConflictError(standing.kept.version);
      await this.kept.save(owner, year.id, decide(standing), caller.now);
      return this.calendars.ofYear(owner.schoolId, year, dayOf(caller.now));
    });
  }
}
