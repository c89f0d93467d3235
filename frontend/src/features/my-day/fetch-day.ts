import { weekAfter } from '@rules/calendar/school-week';
import { queryClient } from '../../api/query-client';
import { fetchSchoolDays } from '../../school/calendar/use-school-days';
import { weekOfToday } from '../../school/first-questions';
import { myWeekQuery } from '../lesson-plans';
import { notedLessonsQuery } from '../reflections';
import { isWeekOver, momentAt } from './day-focus';
import { lessonsOfWeek } from './day-lessons';

/**
 * What the tiles are drawn from: the week, once it is over the next one, what is noted of the last lessons, and which
 * days are days of school.
 */
export function fetchDay({ state }: { state: string | null }): Promise<unknown> {
  const moment = momentAt(new Date());
  const firstDay = weekOfToday(state, moment.date);
  const fetchWeeks = async () => {
    const week = await queryClient.ensureQueryData(myWeekQuery(firstDay));
    if (isWeekOver(lessonsOfWeek(week), moment))
      await queryClient.ensureQueryData(myWeekQuery(weekAfter(firstDay, 1)));
  };
  return Promise.all([
    fetchWeeks(),
    queryClient.ensureQueryData(notedLessonsQuery(moment.date)),
    fetchSchoolDays(state),
  ]);
}
