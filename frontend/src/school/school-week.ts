import { schoolDayFrom } from '@rules/calendar/school-week';
import { useCurrentSchool } from './current-school';

/** The week of the school for a page that writes into it. */
export function useSchoolWeek() {
  const { weekStart } = useCurrentSchool().school;
  return { weekStart, schoolDayFrom: (date: string) => schoolDayFrom(date, weekStart) };
}
