import { addDays, weekOf } from '../../ui/month-weeks';
import { calendarOf } from './academic-calendar';
import { schoolYear2026 } from './school-year-2026';

/** The week that holds a day, as schools of the state count it: its first and last day, and the days of school. The
 * weekdays of a group are the same every year. */
export function schoolWeekDays(date: string, state: string | null) {
  const { schoolDays } = calendarOf(schoolYear2026, state);
  const from = weekOf(date, schoolDays[0] === 0 ? 'sunday' : 'monday');
  return { from, to: addDays(from, 6), days: schoolDays.map((_, place) => addDays(from, place)) };
}
