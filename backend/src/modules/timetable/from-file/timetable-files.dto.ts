import type { MatchKind } from '../domain/import/matching.js';

class FilePeriodDto {
  /** By which cards name it */
  number: number;

  name: string;

  /** Minutes since midnight; null where the file says no time */
  from: number | null;

  to: number | null;
}

class FilePlaceDto {
  /** From 1 */
  number: number;

  name: string | null;
}

class FileNameDto {
  /** The file's own; the next file has others */
  id: string;

  name: string;

  short: string;
}

class FileClassDto extends FileNameDto {
  teacherId: string | null;
}

class FileGroupDto {
  id: string;

  classId: string;

  name: string;

  isEntireClass: boolean;

  /** Groups of one may be taught at one time */
  division: string;
}

class FileLessonDto {
  id: string;

  subjectId: string | null;

  classIds: string[];

  groupIds: string[];

  teacherIds: string[];

  periodsPerCard: number;

  periodsPerWeek: number | null;
}

class FileNamesDto {
  periods: FilePeriodDto[];

  days: FilePlaceDto[];

  weeks: FilePlaceDto[];

  terms: FilePlaceDto[];

  subjects: FileNameDto[];

  teachers: FileNameDto[];

  rooms: FileNameDto[];

  classes: FileClassDto[];

  groups: FileGroupDto[];

  lessons: FileLessonDto[];
}

class FileSlotDto {
  lessonId: string;

  day: number;

  weeks: number[];

  terms: number[];

  /** By number, adjacent */
  periods: number[];

  /** Minutes since midnight */
  from: number | null;

  to: number | null;

  roomIds: string[];

  /** By their places in the file, from 0 */
  cards: number[];
}

class LeftCardDto {
  card: number;

  outcome: 'repeated' | 'outside_grid' | 'without_time' | 'without_lesson';

  lessonId: string;

  period: number | null;

  days: number[];
}

class UnmetLessonDto {
  lessonId: string;

  placed: number;

  stated: number;
}

class PeriodOverlapDto {
  first: number;

  second: number;
}

export class RememberedMatchDto {
  kind: MatchKind;

  key: string;

  /** An id of the school, or a word such as none */
  choice: string;
}

export class TimetableFileDto {
  names: FileNamesDto;

  /** Where its lessons stand */
  slots: FileSlotDto[];

  cardCount: number;

  /** Those that are in no slot, and why */
  leftCards: LeftCardDto[];

  /** Whether a card is one period, or its lesson's whole block */
  reading: 'one_period' | 'block';

  /** Lessons of which other than the stated number of periods is placed */
  unmet: UnmetLessonDto[];

  withoutCards: string[];

  withoutTeacher: string[];

  withoutRoom: string[];

  /** Rooms that stand nowhere in the file */
  unknownRooms: string[];

  overlappingPeriods: PeriodOverlapDto[];

  /** What the school chose for such names before */
  remembered: RememberedMatchDto[];

  /** Who of the school may be given a teaching set */
  teacherIds: string[];
}
