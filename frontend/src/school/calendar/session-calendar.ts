import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import { hashKey, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import type { components } from '../../api/schema';
import { keepAnswers } from '../../session/kept-answers';
import { orKept } from '../../session/kept-day';

export type KeptCalendar = components['schemas']['SessionCalendarDto'];

/** Everything that is known of a session: `calendar` is what the rules ask, `kept` what it was made of. */
export const sessionCalendarQuery = (academicYearId: string) =>
  queryOptions({
    queryKey: ['calendar', academicYearId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/calendar', { params: { query: { academicYearId } }, signal })),
    select: (kept) => ({ kept, calendar: calendarOf(kept) }),
    staleTime: 5 * 60_000,
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

/** That of the session which holds the day, for whoever does not know its id yet: asked for by its id later, it is
 * there. */
export const calendarOfDayQuery = (day: string) =>
  queryOptions({
    queryKey: ['calendar', 'of-day', day],
    queryFn: async ({ signal }) => {
      const kept = await unwrap(api.GET('/api/calendar/of-day', { params: { query: { day } }, signal }));
      const { queryKey } = sessionCalendarQuery(kept.academicYearId);
      queryClient.setQueryData(queryKey, kept);
      keepAnswers([[hashKey(queryKey), kept]]).catch(() => undefined);
      return kept.academicYearId;
    },
    retry: false,
    networkMode: 'offlineFirst',
  });
