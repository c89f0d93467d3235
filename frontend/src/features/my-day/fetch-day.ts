import { unknownDays, weekOfSchool } from '@rules/calendar/domain/school-days';
import { queryClient } from '../../api/query-client';
import { fetchSchoolDays } from '../../school/calendar/use-school-days';
import { malaysianDate } from '../../ui/format';
import { myWeekQuery } from '../lesson-plans';
import { notedLessonsQuery } from '../reflections';

/** What the tiles are drawn from: the week, what is noted of the last lessons, and which days are days of school. */
export function fetchDay({ state }: { state: string | null }): Promise<unknown> {
  const today = malaysianDate(new Date());
  return Promise.all([
    queryClient.ensureQueryData(myWeekQuery(weekOfSchool(unknownDays(state), today))),
    queryClient.ensureQueryData(notedLessonsQuery(today)),
    fetchSchoolDays(state),
  ]);
}
