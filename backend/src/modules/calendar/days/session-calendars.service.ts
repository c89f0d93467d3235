import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { AcademicYears } from '../../schools/index.js';
import { CalendarConflictError } from '../calendar.errors.js';
import { goneOf, itemsOfHolidays } from '../domain/feed.js';
import type { OfficialDays } from '../domain/official-year.js';
import type { TimetableCycle } from '../domain/school-calendar.js';
import { copiedDays, differencesOf, problemsOfDays, withDifferences } from '../domain/session-days.js';
import { entryOfSuggestion, putAside } from '../domain/suggested-holidays.js';
import { FeedCancellationsRepository } from '../feeds/feed-cancellations.repository.js';
import { CalendarEntriesRepository } from './calendar-entries.repository.js';
import { type SessionCalendar, SessionCalendars } from './session-calendars.js';
import { type SaidOfSession, SessionCalendarsRepository } from './session-calendars.repository.js';

/** Of which session, and how often it had been changed when it was read. */
type Read = Readonly<{ academicYearId: string; version: number }>;
type Decided = Readonly<{ accepted: readonly string[]; declined: readonly string[] }>;
type DecidedHolidays = Readonly<{
  confirmed: readonly Day[];
  dismissed: readonly Day[];
  reopened: readonly Day[];
}>;

/** What a school says of the days of a session as a whole. */
@Injectable()
export class SessionCalendarsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly calendars: SessionCalendars,
    private readonly kept: SessionCalendarsRepository,
    private readonly entries: CalendarEntriesRepository,
    private readonly years: AcademicYears,
    private readonly cancellations: FeedCancellationsRepository,
  ) {}

  /** The days of the session before this one, moved to it: a proposal for a year that nobody has published. */
  async copied(caller: SchoolCaller, academicYearId: string): Promise<OfficialDays> {
    const year = await this.years.find(caller, academicYearId);
    const schoolId = caller.school.id;
    const years = await this.writes.read(caller, () => this.years.all(schoolId));
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
      refuseUnknown({ accepted, declined }, (key) => known.includes(key), 'names no difference');
      const taken = standing.filter(({ key }) => accepted.includes(key));
      return { ...kept, days: withDifferences(days, taken), declined: [...kept.declined, ...declined] };
    });
  }

  /** Public holidays as entries of the school; those that it puts aside are not asked about until they are reopened. */
  decideHolidays(
    caller: SchoolCaller,
    read: Read,
    { confirmed, dismissed, reopened }: DecidedHolidays,
  ): Promise<SessionCalendar> {
    return this.change(caller, read, async ({ kept, year, suggestions }) => {
      const suggested = suggestions.map(({ day }) => day);
      const aside = new Set(kept.declined);
      refuseUnknown({ confirmed, dismissed }, (day) => suggested.includes(day), 'names no suggestion');
      refuseUnknown({ reopened }, (day) => aside.has(putAside(day)), 'names none that was put aside');
      const owner = { schoolId: caller.school.id };
      const entries = suggestions
        .filter((suggestion) => confirmed.includes(suggestion.day))
        .map((suggestion) => ({ ...entryOfSuggestion(suggestion, year.id), id: randomUUID() }));
      await this.entries.rows.insertAll(owner, entries, caller.now);
      for (const day of reopened) aside.delete(putAside(day));
      for (const day of dismissed) aside.add(putAside(day));
      return { ...kept, declined: [...aside] };
    });
  }

  private change(
    caller: SchoolCaller,
    { academicYearId, version }: Read,
    decide: (standing: SessionCalendar) => SaidOfSession | Promise<SaidOfSession>,
  ): Promise<SessionCalendar> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      await this.kept.lock(owner);
      const year = await this.years.holdOpen(caller, academicYearId);
      const standing = await this.calendars.ofYear(owner.schoolId, year, dayOf(caller.now));
      if (standing.kept.version !== version) throw new CalendarConflictError(standing.kept.version);
      await this.kept.save(owner, year.id, await decide(standing), caller.now);
      const changed = await this.calendars.ofYear(owner.schoolId, year, dayOf(caller.now));
      const gone = goneOf(holidaysTold(standing), holidaysTold(changed));
      await this.cancellations.add(owner, year.id, gone, caller.now);
      return changed;
    });
  }
}

function holidaysTold({ parts, kept }: SessionCalendar) {
  return itemsOfHolidays(parts.days.holidays, { revision: kept.version, revisedAt: kept.updatedAt });
}

function refuseUnknown(
  lists: Readonly<Record<string, readonly string[]>>,
  isKnown: (key: string) => boolean,
  message: string,
): void {
  const problems = Object.entries(lists).flatMap(([list, keys]) =>
    keys.flatMap((key, at) => (isKnown(key) ? [] : [{ field: `${list}.${at}`, message }])),
  );
  if (problems.length > 0) throw new ValidationError(problems);
}
