import { addDays, DAY_MS, type Day, daysBetween } from '../../../platform/calendar/day.js';
import { MALAY_WEEKDAYS } from '../../../platform/calendar/malay-date.js';
import { instantAt, startOfDay } from '../../../platform/calendar/school-instant.js';
import type { EntryContent } from './calendar-entry.js';
import type { CalendarEventRow } from './calendar-event.js';
import { type EventTimes, type Occurrence, occurrencesOf } from './event-times.js';
import type { Holiday } from './school-calendar.js';

/** How often a row was changed, deleted or restored, and when last, epoch milliseconds: both only grow. */
export type Revised = Readonly<{ id: string; revision: number; revisedAt: number; deletedAt: number | null }>;

export type FeedEvent = Revised &
  EventTimes &
  Pick<CalendarEventRow, 'title' | 'place' | 'coordinatorId' | 'note'>;
export type FeedEntry = Revised &
  Pick<EntryContent, 'kind' | 'name' | 'from' | 'to' | 'followsWeekday' | 'cutFrom' | 'hasLessons'>;

/** Whole days, the last one included, or instants in epoch milliseconds. */
export type FeedTime =
  | Readonly<{ kind: 'days'; from: Day; to: Day }>
  | Readonly<{ kind: 'hours'; from: number; to: number }>;

/** What a calendar that subscribed shows once. `uid` stays what it is as long as it means the same. */
export type FeedItem = Readonly<{
  uid: string;
  sequence: number;
  revisedAt: number;
  isCancelled: boolean;
  title: string;
  place: string;
  note: string;
  time: FeedTime;
}>;

/** Revision of the holidays as a whole. */
type DaysRevision = Pick<Revised, 'revision' | 'revisedAt'>;

/** What was told with this `sequence` and is held no more since `at`, epoch milliseconds, though its row stands. */
export type Cancellation = Pick<FeedItem, 'uid' | 'sequence' | 'title' | 'time'> & Readonly<{ at: number }>;

/** `personId`: whose calendar it is, null for the school's own. */
export type FeedParts = Readonly<{
  personId: string | null;
  holidays: readonly Holiday[];
  days: DaysRevision;
  entries: readonly FeedEntry[];
  events: readonly FeedEvent[];
  cancellations: readonly Cancellation[];
}>;

/** Whoever subscribed reads at least once in that time. */
export const CANCELLED_FOR_MS = 30 * DAY_MS;

/** All of a feed in the order of its time. What was cancelled long ago is no longer told. */
export function feedOf(
  { personId, holidays, days, entries, events, cancellations }: FeedParts,
  now: number,
): FeedItem[] {
  const told = ({ deletedAt }: Revised) => deletedAt === null || now - deletedAt < CANCELLED_FOR_MS;
  const items = [
    ...itemsOfHolidays(holidays, days),
    ...entries.filter(told).map(itemOfEntry),
    ...events.filter(told).flatMap((event) => itemsOfEvent(event, personId)),
  ];
  const standing = new Set(items.map(({ uid }) => uid));
  const cancelled = cancellations.filter(({ uid }) => !standing.has(uid)).map(itemOfCancellation);
  return [...items, ...cancelled].toSorted(
    (one, other) => startOf(one) - startOf(other) || (one.uid < other.uid ? -1 : 1),
  );
}

/** What is told no more. */
export function goneOf(before: readonly FeedItem[], after: readonly FeedItem[]): FeedItem[] {
  const standing = new Set(after.map(({ uid }) => uid));
  return before.filter(({ uid }) => !standing.has(uid));
}

function itemOfCancellation({ at, sequence, ...item }: Cancellation): FeedItem {
  return { ...item, sequence: sequence + 1, revisedAt: at, isCancelled: true, place: '', note: '' };
}

export function itemsOfHolidays(holidays: readonly Holiday[], days: DaysRevision): FeedItem[] {
  return holidays.map(({ kind, name, from, to }) => ({
    uid: `${kind}-${from}-${encodeURIComponent(name)}`,
    sequence: days.revision,
    revisedAt: days.revisedAt,
    isCancelled: false,
    title: name,
    place: '',
    note: '',
    time: { kind: 'days', from, to },
  }));
}

function itemOfEntry(entry: FeedEntry): FeedItem {
  const { name, from, to } = entry;
  const time: FeedTime = { kind: 'days', from, to };
  return { ...revisionOf(entry), uid: entry.id, title: name, place: '', note: meaningOf(entry), time };
}

/** What is different on those days, in words. */
function meaningOf({ kind, followsWeekday, cutFrom, hasLessons }: FeedEntry): string {
  if (kind !== 'held') return hasLessons ? '' : 'Tiada PdP.';
  const follows = followsWeekday === null ? [] : [`Ikut jadual ${MALAY_WEEKDAYS[followsWeekday]}.`];
  const cut = cutFrom === null ? [] : [`PdP hingga ${cutFrom.replace(':', '.')}.`];
  return [...follows, ...cut].join(' ');
}

/**
 * Every time it is held is told singly: a rule of repetition would be read in the time zone of the reader. Each is known by
 * which it is, not by its day: moved, it is the same one at another time.
 */
export function itemsOfEvent(event: FeedEvent, personId: string | null): FeedItem[] {
  const { id, title, place, note, except } = event;
  const revision = revisionOf(event);
  const isMine = personId !== null && event.coordinatorId === personId;
  return occurrencesOf({ ...event, except: [] }).flatMap((span, nth) =>
    timesOf(event, span).map((time, day) => ({
      ...revision,
      uid: `${id}-${nth + 1}${day === 0 ? '' : `-${day + 1}`}`,
      isCancelled: revision.isCancelled || except.includes(span.from),
      title: isMine ? `${title} (anda penyelaras)` : title,
      place,
      note,
      time,
    })),
  );
}

function timesOf({ fromTime, toTime }: EventTimes, { from, to }: Occurrence): FeedTime[] {
  if (fromTime === null || toTime === null) return [{ kind: 'days', from, to }];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const day = addDays(from, place);
    return { kind: 'hours', from: instantAt(day, fromTime), to: instantAt(day, toTime) };
  });
}

function revisionOf({ revision, revisedAt, deletedAt }: Revised) {
  return { sequence: revision, revisedAt, isCancelled: deletedAt !== null };
}

function startOf({ time }: FeedItem): number {
  return time.kind === 'days' ? startOfDay(time.from) : time.from;
}
