import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { type SessionCalendar, SessionCalendars } from '../days/session-calendars.js';
import type { EntryContent } from '../domain/calendar-entry.js';
import { type CalendarEventContent, stopsOf } from '../domain/calendar-event.js';
import { type CalendarParts, calendarOf } from '../domain/calendar-of-parts.js';
import { daysOfSession } from '../domain/held-days.js';
import { type DaysBetween, holdsDay } from '../domain/school-calendar.js';
import { CollectedTouchedSources, type TouchedLine } from './touched-source.js';

type Identified<Content> = Content & Readonly<{ id: string }>;

/** What a change would touch, told before it is saved; in place of what has its id already. */
@Injectable()
export class TouchedByChange {
  constructor(
    private readonly database: Database,
    private readonly calendars: SessionCalendars,
    private readonly sources: CollectedTouchedSources,
  ) {}

  async ofEntry(caller: SchoolCaller, entry: Identified<EntryContent>): Promise<TouchedLine[]> {
    const standing = await this.calendars.chosen(caller, entry.academicYearId);
    const others = standing.entries.filter(({ id }) => id !== entry.id);
    const replaced = standing.entries.filter(({ id }) => id === entry.id);
    return this.between(caller, standing, { entries: [...others, entry] }, [...replaced, entry]);
  }

  async ofEvent(caller: SchoolCaller, event: Identified<CalendarEventContent>): Promise<TouchedLine[]> {
    const standing = await this.calendars.chosen(caller, event.academicYearId);
    const others = standing.parts.stops.filter(({ eventId }) => eventId !== event.id);
    const replaced = standing.parts.stops.filter(({ eventId }) => eventId === event.id);
    const stops = stopsOf(event);
    return this.between(caller, standing, { stops: [...others, ...stops] }, [...replaced, ...stops]);
  }

  private async between(
    { school }: SchoolCaller,
    { year, parts, calendar }: SessionCalendar,
    changed: Partial<CalendarParts>,
    spans: readonly DaysBetween[],
  ): Promise<TouchedLine[]> {
    const days = daysOfSession(calendar).filter((day) => spans.some((span) => holdsDay(span, day)));
    const after = calendarOf({ ...parts, ...changed });
    return this.database.tenantRead(school.id, () =>
      this.sources.linesOf({ schoolId: school.id, year, before: calendar, after, days }),
    );
  }
}
