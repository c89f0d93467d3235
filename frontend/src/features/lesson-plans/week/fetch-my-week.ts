import { queryClient } from '../../../api/query-client';
import { weekShownFirst } from '../../../school/first-questions';
import { malaysianDate } from '../../../ui/format';
import { myWeekQuery } from './calls';

/** The week that the page asks for first, before it knows the days of its school; none where it shows a list. */
export async function fetchMyWeek(
  { state }: { state: string | null },
  search: URLSearchParams,
): Promise<void> {
  if (search.get('paparan') === 'senarai') return;
  const day = weekShownFirst(state, search.get('minggu'), malaysianDate(new Date()));
  await queryClient.ensureQueryData(myWeekQuery(day));
}
