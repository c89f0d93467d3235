import type { Resource } from '../claims.js';
import type { PlacedLesson } from '../clashes.js';
import type { LessonTime } from '../timetable-lesson.js';

/** What wants a time: a lesson, or those of several groups that are taught at one time. */
export type Activity = Readonly<{
  id: string;
  resources: readonly Resource[];
  /** How many periods it takes of a person's day. */
  periods: number;
  /** Activities of the same name are better on different days: those of one teaching set. */
  spread: string;
  /** Where the bells have room for it. */
  times: readonly LessonTime[];
  /** One of its times; null: it has none yet. */
  standing: LessonTime | null;
}>;

/** What a place costs, beside one that is free: minutes between two lessons of a person, a set twice a day, a move. */
export type PlaceCosts = Readonly<{ gapMinute: number; sameDay: number; moved: number }>;

/** Times for activities beside what does not move. */
export type SuggestionProblem = Readonly<{
  activities: readonly Activity[];
  fixed: readonly (PlacedLesson & Readonly<{ periods: number }>)[];
  /** Of one person; null: no limit. */
  mostPeriodsADay: number | null;
  /** Where something else is wanted than a good week. */
  costs?: PlaceCosts;
}>;
