import { schoolDayFrom } from './calendar/school-week-days';
import { useCurrentSchool } from './current-school';

/** The week of the school for a page that writes into it. */
export function useSchoolWeek() {
  const { weekStart } = useCurrentSchool().school;
  return { weekStart, schoolDayFrom: (date: string) => schoolDayFrom(date, weekStart) };
}
