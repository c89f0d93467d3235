import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

type Schemas = components['schemas'];
export type RollOver = Schemas['RollOverDto'];
export type RollOverParts = Schemas['RollOverPartsDto'];
export type RollOverPart = Schemas['RollOverPartDto'];
export type RollOverRow = Schemas['RollOverRowDto'];
export type RollOverDays = Pick<RollOver, 'name' | 'firstDay' | 'lastDay'>;

const named = (id: string) => ({ params: { path: { id } } });

export const rollOversQuery = () =>
  queryOptions({
    queryKey: ['roll-overs', 'all'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/roll-overs', { signal })),
    select: ({ items }) => items,
  });

export const rollOverQuery = (id: string) =>
  queryOptions({
    queryKey: ['roll-overs', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/roll-overs/{id}', { ...named(id), signal })),
  });

/** One that was begun already is gone on with. */
export const beginRollOver = (fromYearId: string, days: RollOverDays) =>
  unwrap(api.POST('/api/roll-overs', { body: { fromYearId, ...days } }));

export const changeDays = ({ id, version }: RollOver, { name, firstDay, lastDay }: RollOverDays) =>
  unwrap(api.PUT('/api/roll-overs/{id}', { ...named(id), body: { version, name, firstDay, lastDay } }));

export const decide = (id: string, key: string, value: string) =>
  unwrap(api.PUT('/api/roll-overs/{id}/decisions', { ...named(id), body: { decisions: [{ key, value }] } }));

/** The first who are at the school, by words that their name begins with. */
export const soughtPupilsQuery = (academicYearId: string, search: string) =>
  queryOptions({
    queryKey: ['roll-overs', 'pupils', academicYearId, search],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/pupils', { params: { query: { academicYearId, search, limit: 10 } }, signal })),
    select: ({ items }) => items,
  });

export const openSession = ({ id, version }: RollOver, confirmation: string) =>
  unwrap(api.PUT('/api/roll-overs/{id}/application', { ...named(id), body: { version, confirmation } }));

export const takeBack = (id: string) => unwrap(api.DELETE('/api/roll-overs/{id}/application', named(id)));
