import { addDays } from '@rules/calendar/day';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { newAbsenceBounds } from '../../api/bounds/new-absence';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { nounCalls } from '../../nouns/noun-calls';
import type { TableFormat } from '../../queries/table-download';

type Schemas = components['schemas'];
export type Absence = Schemas['AbsenceDto'];
export type NewAbsence = Schemas['NewAbsenceDto'];
export type AbsenceKind = NewAbsence['kind'];
export type Colleague = Schemas['ColleagueDto'];

export const absenceNoun = nounCalls('/api/absences', newAbsenceBounds, 'absences');

/** As long as one absence may last. */
const daysAhead = 400;

/** Who is away today or later. `today`: YYYY-MM-DD. */
export const absencesQuery = (today: string) =>
  queryOptions({
    queryKey: ['absences', today],
    queryFn: ({ signal }) => {
      const query = { from: today, to: addDays(today, daysAhead) };
      return unwrap(api.GET('/api/absences', { params: { query }, signal }));
    },
    select: ({ items }) => items,
  });

/** Of the year behind as well. */
export const absenceTable = (today: string, format: TableFormat) =>
  unwrap(
    api.GET('/api/absences/table', {
      params: { query: { from: addDays(today, -daysAhead), to: addDays(today, daysAhead), format } },
      parseAs: 'blob',
    }),
  );

/** Everybody in the school by name. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['people', 'colleagues'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/colleagues', { signal })),
    select: ({ items }) => items,
  });
