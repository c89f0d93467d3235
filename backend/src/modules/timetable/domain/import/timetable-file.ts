/**
 * What an export of the timetable program says, in one shape for all of its shapes. Ids are the file's own: the next
 * export has others. Days, weeks and terms are counted from 1; the first day is the first school day of the week.
 */
export type TimetableFile = Readonly<{
  periods: readonly FilePeriod[];
  days: readonly FilePlace[];
  weeks: readonly FilePlace[];
  terms: readonly FilePlace[];
  subjects: readonly FileName[];
  teachers: readonly FileName[];
  rooms: readonly FileName[];
  classes: readonly FileClass[];
  groups: readonly FileGroup[];
  lessons: readonly FileLesson[];
  cards: readonly FileCard[];
}>;

/** In the order of their numbers. `from`, `to`: minutes since midnight, null where the file says no time. */
export type FilePeriod = Readonly<{ number: number; name: string; from: number | null; to: number | null }>;

/** A day, week or term. `name`: null where the file has none for it alone. */
export type FilePlace = Readonly<{ number: number; name: string | null }>;

/** `short` may be empty, or be that of another too. */
export type FileName = Readonly<{ id: string; name: string; short: string }>;

export type FileClass = FileName & Readonly<{ teacherId: string | null }>;

/** Groups of one division of a class part it, and may be taught at the same time. */
export type FileGroup = Readonly<{
  id: string;
  classId: string;
  name: string;
  isEntireClass: boolean;
  division: string;
}>;

/** `periodsPerWeek`: null where the file does not say it. Ids may name what stands nowhere in the file. */
export type FileLesson = Readonly<{
  id: string;
  subjectId: string | null;
  classIds: readonly string[];
  groupIds: readonly string[];
  teacherIds: readonly string[];
  periodsPerCard: number;
  periodsPerWeek: number | null;
}>;

/** In the order of the file. `period`: null, and `days`, `weeks`, `terms`: empty, where the card says none for certain. */
export type FileCard = Readonly<{
  lessonId: string;
  period: number | null;
  days: readonly number[];
  weeks: readonly number[];
  terms: readonly number[];
  roomIds: readonly string[];
}>;

/** What became of a card as the file was read. */
export type CardOutcome = 'placed' | 'repeated' | 'outside_grid' | 'without_time' | 'without_lesson';

/**
 * A lesson where it stands: `periods` by number, adjacent. `from`, `to`: minutes since midnight, null where the file
 * says no time. Rooms that stand nowhere in the file are left out. `cards`: by their places in the file.
 */
export type FileSlot = Readonly<{
  lessonId: string;
  day: number;
  weeks: readonly number[];
  terms: readonly number[];
  periods: readonly number[];
  from: number | null;
  to: number | null;
  roomIds: readonly string[];
  cards: readonly number[];
}>;

/** What of a file is asked about: all but its cards, which have become slots. */
export type TimetableNames = Omit<TimetableFile, 'cards'>;
