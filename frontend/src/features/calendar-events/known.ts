import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import type { AcademicYear } from '../../school/academic-year';
import type { SchoolClass } from '../classes';
import type { CalendarEvent } from './calls';

/** What the page knows of the session. */
export type Known = {
  year: AcademicYear;
  calendar: SchoolCalendar;
  events: readonly CalendarEvent[];
  classes: readonly SchoolClass[];
  people: readonly { userId: string; displayName: string }[];
};

export function personName({ people }: Known, id: string | null): string | undefined {
  return people.find(({ userId }) => userId === id)?.displayName;
}
