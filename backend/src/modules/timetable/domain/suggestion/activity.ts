import type { Resource } from '../claims.js';
import type { PlacedLesson } from '../clashes.js';
import type { LessonTime } from '../timetable-lesson.js';

/** When it may be, and where: a room for each of its parts in their order, null for none but the class's own. */
export type Option = LessonTime & Readonly<{ roomIds: readonly (string | null)[] }>;

/** What wants a time: a lesson, or those of several groups that are taught at one time. */
export type Activity = Readonly<{
  id: string;
  /** What it takes wherever it stands. */
  resources: readonly Resource[];
  /** How many periods it takes of a person's day. */
  periods: number;
  /** Activities of the same name are better on different days: those of one teaching set. */
  spread: string;
  /** Whether the school has the rooms that it asks for, whenever that is. */
  hasRooms: boolean;
  /** Where the bells and the rooms have place for it. */
  options: readonly Option[];
  /** As it stands; null: it has no time yet. */
  standing: Option | null;
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

/** All that it takes there. */
export function resourcesAt({ resources }: Pick<Activity, 'resources'>, { roomIds }: Option): Resource[] {
  return [...resources, ...roomIds.flatMap((id) => (id === null ? [] : wholeRoom(id)))];
}

const wholeRoom = (id: string): Resource => ({ kind: 'room', id, division: '', groupKey: '' });
