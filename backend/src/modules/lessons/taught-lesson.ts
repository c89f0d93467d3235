import type { LessonOfPerson } from '../timetable/index.js';
import type { LessonOf, Period } from './domain/lesson.js';

export type TaughtPeriod = Period & Omit<LessonOfPerson, 'stoppedBy'>;

/** What a person has on a day, whoever has written or sent something of it. */
export type Lesson = LessonOf<TaughtPeriod>;
