import { AppError } from '../../platform/errors/app-error.js';
import { MOST_PERSONAL_LESSONS } from './domain/personal-lesson.js';
import type { PromiseAnswer, PromiseTime } from './domain/promises.js';
import { TIMETABLE_REFUSALS, type TimetableRefusal } from './import/index.js';

export const LESSON_NOUN = 'timetable lesson';
export const OVERRIDE_NOUN = 'timetable override';

/** Lessons of timetables that are not over are held in it. `lessons`: how many. */
export class RoomInUseError extends AppError {
  constructor(lessons: number) {
    super('ROOM_IN_USE', 409, `The room is used by ${lessons} lessons.`, { lessons });
  }
}

/** It holds, or held: what is to come is a timetable of its own, from a day on. */
export class TimetableBegunError extends AppError {
  constructor() {
    super('TIMETABLE_BEGUN', 409, 'The timetable has begun and is changed no more.');
  }
}

/** A published timetable is neither published again nor deleted: its publication is withdrawn first. */
export class TimetablePublishedError extends AppError {
  constructor() {
    super('TIMETABLE_PUBLISHED', 409, 'The timetable is published.');
  }
}

export class TimetableNotPublishedError extends AppError {
  constructor() {
    super('TIMETABLE_NOT_PUBLISHED', 409, 'The timetable is a draft.');
  }
}

const MOST_NAMED = 100;

/** Lessons that want the same person, class or room at one time. `lessonIds`: those that stand in the way. */
export class TimetableClashError extends AppError {
  constructor(lessonIds: readonly string[]) {
    super('TIMETABLE_CLASH', 409, 'Lessons want the same person, class or room at one time.', {
      lessonIds: [...new Set(lessonIds)].slice(0, MOST_NAMED),
    });
  }
}

/** The same people, classes or rooms are promised on this date already. `promiseIds`: by what. */
export class PromiseClashError extends AppError {
  constructor(promiseIds: readonly string[]) {
    super('PROMISE_CLASH', 409, 'The same person, class or room is promised at this time.', {
      promiseIds: promiseIds.slice(0, MOST_NAMED),
    });
  }
}

/** `words`: what it is called, in Malay. `answers`: what may become of it. `place`: where it would go, where that is known. */
export type ToldPromise = PromiseTime &
  Readonly<{
    kind: string;
    id: string;
    words: string;
    lessonIds: readonly string[];
    answers: readonly PromiseAnswer[];
    place: PromiseTime | null;
  }>;

/** Lessons want people, classes or rooms that are promised on a date; somebody has to say what becomes of each promise. `count`: of how many, though not all are named. */
export class TimetableBreaksPromisesError extends AppError {
  constructor(promises: readonly ToldPromise[]) {
    super('TIMETABLE_BREAKS_PROMISES', 409, 'Lessons want who or what is promised on a date.', {
      count: promises.length,
      promises: promises.slice(0, MOST_NAMED),
    });
  }
}

/** Lessons of timetables that are not over are of the set, or of the class. `lessons`: how many. */
export class InTimetableError extends AppError {
  constructor(noun: 'class' | 'teaching set', lessons: number) {
    super('IN_TIMETABLE', 409, `The ${noun} has ${lessons} lessons in timetables.`, { lessons });
  }
}

export class TooManyPersonalLessonsError extends AppError {
  constructor() {
    super(
      'TOO_MANY_PERSONAL_LESSONS',
      409,
      `A week of one's own has ${MOST_PERSONAL_LESSONS} lessons at most.`,
      { most: MOST_PERSONAL_LESSONS },
    );
  }
}

/** `sentence`: in Malay, for whoever chose the file. */
export class TimetableFileRefusedError extends AppError {
  constructor(reason: TimetableRefusal) {
    super('TIMETABLE_FILE_REFUSED', 400, 'The file cannot be read as a timetable.', {
      reason,
      sentence: TIMETABLE_REFUSALS[reason],
    });
  }
}

export class TimetableFileTooLargeError extends AppError {
  constructor(limitBytes: number) {
    super('PAYLOAD_TOO_LARGE', 413, 'The file is too large.', {
      limitBytes,
      sentence: TIMETABLE_REFUSALS.too_big,
    });
  }
}
