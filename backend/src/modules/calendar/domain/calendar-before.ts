import type { EntryContent } from './calendar-entry.js';
import { type CalendarEventContent, stopsOf } from './calendar-event.js';
import { type CalendarParts, calendarOf } from './calendar-of-parts.js';
import type { Revised } from './feed.js';
import type { SchoolCalendar } from './school-calendar.js';

/** What stands, and what was deleted since a calendar could have been read last. */
export type RevisedParts = Readonly<{
  entries: readonly (Revised & EntryContent)[];
  events: readonly (Revised & CalendarEventContent)[];
}>;

/**
 * The calendar as it was before its latest changes: without what was entered or changed since then, and with what was
 * deleted since. Where an entry stood before it was changed is not known any more. `since`: epoch milliseconds.
 */
export function calendarBefore(
  parts: CalendarParts,
  { entries, events }: RevisedParts,
  since: number,
): SchoolCalendar {
  const stood = ({ revisedAt, deletedAt }: Revised) => deletedAt !== null || revisedAt < since;
  return calendarOf({
    ...parts,
    entries: entries.filter(stood),
    stops: events.filter(stood).flatMap(stopsOf),
  });
}
