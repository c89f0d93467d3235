import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addDays } from '../../../platform/calendar/day.js';
import type { FeedItem, FeedTime } from '../domain/feed.js';

/** `host`: the school's, so that a person in two schools has no item twice. */
type Heading = Readonly<{ name: string; host: string }>;

const HOUR_SECONDS = 3_600;

/** A feed as calendars read it (RFC 5545): the same items make the same text. */
export function feedText(items: readonly FeedItem[], { name, host }: Heading): string {
  const calendar = ical({
    name,
    prodId: { company: 'Rekod Mengajar', product: 'Kalendar', language: 'MS' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  });
  for (const item of items)
    calendar.createEvent({
      id: `${item.uid}@${host}`,
      sequence: item.sequence,
      stamp: new Date(item.revisedAt),
      lastModified: new Date(item.revisedAt),
      status: item.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: item.title,
      ...(item.place !== '' && { location: item.place }),
      ...(item.note !== '' && { description: item.note }),
      ...timesOf(item.time),
    });
  return calendar.toString();
}

/** Whole days end with the day after the last one; hours are instants in UTC, which need no time zone. */
function timesOf(time: FeedTime) {
  return time.kind === 'days'
    ? { allDay: true, start: new Date(time.from), end: new Date(addDays(time.to, 1)) }
    : { start: new Date(time.from), end: new Date(time.to) };
}
