import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components, paths as Paths } from '../../api/schema';
import type { EventFilter } from './inbox/event-filter';
import type { Selection } from './replays/selection';

type Schemas = components['schemas'];
export type InboxEvent = Schemas['DeliveryDto'];
export type EventDetail = Schemas['DeliveryDetailDto'];
export type Replay = Schemas['ReplayDto'];
export type ReplayItem = Schemas['ReplayItemDto'];
export type ScheduleState = Schemas['ScheduleDto'];
export type Provider = Schemas['OfferedProviderDto'];
export type ProviderCheck = Schemas['ProviderCheckDto'];
export type AuditEntry = Schemas['AuditEntryDto'];
export type AuditKind = AuditEntry['targetKind'];
export type Overview = Schemas['OverviewDto'];

export function callerQuery() {
  return queryOptions({
    queryKey: ['operations', 'me'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/me', { signal })),
    staleTime: 5 * 60_000,
  });
}

/** Told while a page shows it: `overviewNews`. */
export function overviewQuery() {
  return queryOptions({
    queryKey: ['operations', 'overview'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/overview', { signal })),
  });
}

export function eventsQuery(filter: EventFilter) {
  return infiniteQueryOptions({
    queryKey: ['operations', 'events', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      unwrap(api.GET('/api/operations/events', { params: { query: { ...filter, cursor } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Told while it is processed: `eventNews`. */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['operations', 'event', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/operations/events/{id}', { params: { path: { id } }, signal })),
  });
}

/** What stands beside an event in the list it was opened from. */
export function neighboursQuery(id: string, filter: EventFilter) {
  return queryOptions({
    queryKey: ['operations', 'event', id, 'neighbours', filter],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/operations/events/{id}/neighbours', {
          params: { path: { id }, query: filter },
          signal,
        }),
      ),
  });
}

export function auditQuery(targetKind: AuditKind, targetId: string) {
  return queryOptions({
    queryKey: ['operations', 'audit', targetKind, targetId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/operations/audit', { params: { query: { targetKind, targetId } }, signal })),
    select: ({ items }) => items,
  });
}

export function auditPagesQuery(
  query: NonNullable<Paths['/api/operations/audit']['get']['parameters']['query']>,
) {
  return infiniteQueryOptions({
    queryKey: ['operations', 'audit', query],
    queryFn: ({ pageParam: cursor, signal }) =>
      unwrap(api.GET('/api/operations/audit', { params: { query: { ...query, cursor } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** A dry run: it counts and does nothing. */
export function estimateQuery(selection: Selection) {
  return queryOptions({
    queryKey: ['operations', 'estimate', selection],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/operations/replays/estimates', { body: selection, signal })),
    staleTime: 0,
  });
}

/** Told while one of them runs: `replaysNews`. */
export function replaysQuery() {
  return queryOptions({
    queryKey: ['operations', 'replays'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/replays', { signal })),
    select: ({ replays }) => replays,
  });
}

/** Told, with its items, while it goes on: `replayNews`. */
export function replayQuery(id: string) {
  return queryOptions({
    queryKey: ['operations', 'replay', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/operations/replays/{id}', { params: { path: { id } }, signal })),
  });
}

export function replayItemsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['operations', 'replay', id, 'items'],
    queryFn: ({ pageParam: cursor, signal }) =>
      unwrap(
        api.GET('/api/operations/replays/{id}/items', {
          params: { path: { id }, query: { cursor } },
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Told while a page shows it: `overviewNews`. */
export function schedulesQuery() {
  return queryOptions({
    queryKey: ['operations', 'schedules'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/schedules', { signal })),
    select: ({ schedules }) => schedules,
  });
}

export function providersQuery() {
  return queryOptions({
    queryKey: ['operations', 'providers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/providers', { signal })),
    select: ({ providers }) => providers,
  });
}

export function schoolsQuery(text: string) {
  return queryOptions({
    queryKey: ['operations', 'schools', text],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/operations/schools', { params: { query: { text } }, signal })),
    enabled: text !== '',
    select: ({ schools }) => schools,
  });
}

export function invoicesQuery(code: string) {
  return queryOptions({
    queryKey: ['operations', 'invoices', code],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/operations/schools/{code}/invoices', { params: { path: { code } }, signal })),
    enabled: code !== '',
    select: ({ invoices }) => invoices,
  });
}
