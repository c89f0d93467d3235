import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { unknownDays } from '@rules/calendar/domain/school-days';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';
import { malaysianDate } from '../../ui/format';
import { academicYearsQuery, chosenYear } from '../academic-year';
import { schoolCodeOfHost, useCurrentSchool } from '../current-school';
import { useSubscription } from '../subscription/use-subscription';
import { useLockedReason } from '../use-locked-reason';
import { calendarOfDayQuery, sessionCalendarQuery } from './session-calendar';

/** Whose they are: the school's own, which nobody has published yet where they are unconfirmed, those that the ministry
 * published where the school's are not to be had, or nobody's as long as neither is known. */
type KnownDays = { days: SchoolDays; source: 'school' | 'unconfirmed' | 'ministry' | 'nobody' };

/** What every week and every day on a page of the school is told by. */
export function useSchoolDays(): KnownDays {
  const { state } = useCurrentSchool().school;
  const status = useSubscription(schoolCodeOfHost(), appConfig().mode);
  const isShut = useLockedReason(paths.schoolEvents) !== undefined;
  const enabled = status !== undefined && !isShut;
  const years = useQuery({ ...academicYearsQuery(), enabled });
  const year = years.data && chosenYear(years.data, null);
  const own = useQuery({ ...sessionCalendarQuery(year?.id ?? ''), enabled: enabled && year !== undefined });
  const isAbsent = isShut || years.isError || own.isError || (years.isSuccess && !year);
  const published = useQuery({ ...publishedDaysQuery(state), enabled: isAbsent });
  if (own.data)
    return { days: own.data.calendar, source: own.data.kept.isConfirmed ? 'school' : 'unconfirmed' };
  if (isAbsent && published.data) return { days: published.data, source: 'ministry' };
  return { days: unknownDays(state), source: 'nobody' };
}

/** Seldom asked for, and so no part of what every page loads. */
function publishedDaysQuery(state: string | null) {
  const today = malaysianDate(new Date());
  return queryOptions({
    queryKey: ['published-days', state, today],
    queryFn: async () => {
      const { publishedDays } = await import('@rules/calendar/domain/published-days');
      return publishedDays(state, today);
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How long a page waits for the days of its school. */
const patience = 1_500;

/** The same where a page is being prepared. */
export async function fetchSchoolDays(state: string | null): Promise<SchoolDays> {
  const own = fetchOwnDays().catch(() => undefined);
  const patienceEnds = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return (await Promise.race([own, patienceEnds])) ?? unknownDays(state);
}

/** The sessions and the days of the current one are asked for at once. */
async function fetchOwnDays(): Promise<SchoolDays | undefined> {
  const current = queryClient
    .ensureQueryData(calendarOfDayQuery(malaysianDate(new Date())))
    .catch(() => undefined);
  const year = chosenYear(await queryClient.ensureQueryData(academicYearsQuery()), null);
  await current;
  return year && calendarOf(await queryClient.ensureQueryData(sessionCalendarQuery(year.id)));
}
