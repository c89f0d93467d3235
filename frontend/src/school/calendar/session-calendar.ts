import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { orKept } from '../../session/kept-day';

export type KeptCalendar = components['schemas']['SessionCalendarDto'];

/** Before whatever is told of the days of a session. */
export const calendarKey = ['calendar'];

/** Everything that is known of a session: `calendar` is what the rules ask, `kept` what it was made of. */
export const sessionCalendarQuery = (academicYearId: string) =>
  queryOptions({
    queryKey: [...calendarKey, academicYearId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/calendar', { params: { query: { academicYearId } }, signal })),
    select: (kept) => ({ kept, calendar: calendarOf(kept) }),
    staleTime: 5 * 60_000,
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });
