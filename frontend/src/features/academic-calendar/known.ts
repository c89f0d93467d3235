import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import type { AcademicYear } from '../../school/academic-year';
import type { KeptCalendar } from '../../school/calendar/session-calendar';
import type { SchoolClass } from '../classes';

/** What the page knows of the session. */
export type Known = {
  year: AcademicYear;
  kept: KeptCalendar;
  calendar: SchoolCalendar;
  classes: readonly SchoolClass[];
};
