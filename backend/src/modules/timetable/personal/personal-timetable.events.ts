import type { Day } from '../../../platform/calendar/day.js';
import { defineEvent } from '../../../platform/events/event-definition.js';
import type { MatchedWords } from './personal-lessons.repository.js';

/**
 * Somebody has gone over from a week of their own to the school's timetable, which has lessons of theirs from a day on.
 * `matches`: which set their words mean. Heard in the transaction of it.
 */
export type PersonalTimetableAdopted = Readonly<{
  schoolId: string;
  personId: string;
  session: Readonly<{ firstDay: Day; lastDay: Day }>;
  from: Day;
  matches: readonly MatchedWords[];
}>;
export const personalTimetableAdopted = defineEvent<PersonalTimetableAdopted>(
  'timetable.personal-timetable-adopted',
);
