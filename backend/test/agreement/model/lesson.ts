import type { Day, Minute } from './clock.ts';
import type { Tag } from './school.ts';

/** Where a lesson stands in time. A lesson that an exception brings is another than the timetable's at the same time. */
export interface Place {
  day: Day;
  from: Minute;
  to: Minute;
  brought: boolean;
}

export type Stop =
  | { kind: 'holiday'; tag: Tag }
  | { kind: 'other-day'; tag: Tag }
  | { kind: 'special'; tag: Tag }
  | { kind: 'event'; tag: Tag }
  | { kind: 'half-day'; tag: Tag };

export interface Lesson extends Place {
  id: string;
  set: Tag;
  subject: string;
  classes: Tag[];
  week: Day;
  number: number;
  room: string;
  /** The end that the timetable gives; a half day may end the lesson before. */
  fullTo: Minute;
  /** Who teaches the set on that day, the lead first. */
  teachers: Tag[];
  /** Those of them who are away at that time. */
  away: Tag[];
  stop: Stop | null;
}

export const placeOf = (l: Place): Place => ({
  day: l.day,
  from: l.from,
  to: l.to,
  brought: l.brought,
});

export const inTime = (a: Place, b: Place): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.from - b.from || Number(a.brought) - Number(b.brought);
