import { isDay } from '../../../platform/calendar/day.js';
import { isTimeOfDay } from '../../../platform/calendar/time-of-day.js';

/** Where a plan stands in the list: newest date first, then latest start, then id. */
export type ListPosition = Readonly<{ date: string; startTime: string; id: string }>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The position as a cursor that clients hand back unread. */
export function toCursor({ date, startTime, id }: ListPosition): string {
  return Buffer.from([date, startTime, id].join(' ')).toString('base64url');
}

/** Null when the cursor is not one of ours. */
export function fromCursor(cursor: string): ListPosition | null {
  const [date = '', startTime = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const position = { date, startTime, id };
  const isPosition = isDay(date) && isTimeOfDay(startTime) && UUID.test(id);
  return isPosition && toCursor(position) === cursor ? position : null;
}
