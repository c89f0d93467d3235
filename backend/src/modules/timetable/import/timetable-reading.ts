import type { LeftCard } from '../domain/import/card-account.js';
import type { FileCard, FileSlot, TimetableNames } from '../domain/import/timetable-file.js';
import type { Placement } from './placed-lessons.js';
import type { TimetableRefusal } from './refusal-sentences.js';

/**
 * A file of a timetable as somebody who imports it sees it: what it names, where its lessons stand, and what became of
 * every card: it is in a slot, or among those that are left. Cards are told by their places in the file.
 */
export type ReadTimetable = Readonly<{
  names: TimetableNames;
  slots: readonly FileSlot[];
  cardCount: number;
  leftCards: readonly (LeftCard & Pick<FileCard, 'lessonId' | 'period' | 'days'>)[];
}> &
  Pick<
    Placement,
    | 'overlappingPeriods'
    | 'reading'
    | 'unknownRooms'
    | 'unmet'
    | 'withoutCards'
    | 'withoutRoom'
    | 'withoutTeacher'
  >;

export type TimetableReading = ReadTimetable | Readonly<{ refusal: TimetableRefusal }>;
