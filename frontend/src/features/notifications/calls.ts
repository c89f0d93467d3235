import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import type { InboxFilter } from './inbox';

type Schemas = components['schemas'];
export type Notification = Schemas['NotificationDto'];
export type NotificationPreference = Schemas['NotificationPreferenceDto'];
export type NotificationPreferences = Schemas['NotificationPreferencesDto'];
export type NotificationKind = Notification['kind'];

export const unreadKey = ['notifications', 'unread'] as const;

/** Newest first. */
export function inboxQuery({ kind, isUnreadOnly }: InboxFilter) {
  const filter = { ...(kind && { kind }), ...(isUnreadOnly && { unread: 'true' }) };
  return infiniteQueryOptions({
    queryKey: ['notifications', 'inbox', filter],
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/notifications', { params: { query: { ...filter, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** How many are unread: pushed, and asked for where nothing is heard of the stream. */
export function unreadQuery() {
  return queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => {
      const query = { limit: 1, unread: 'true' };
      const { unread } = await unwrap(api.GET('/api/notifications', { params: { query }, signal }));
      return unread;
    },
  });
}

export function preferencesQuery() {
  return queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/notifications/preferences', { signal })),
  });
}

export const readNotification = (id: string) =>
  unwrap(api.POST('/api/notifications/{id}/reading', { params: { path: { id } } }));

export const readAllNotifications = () => unwrap(api.POST('/api/notifications/readings'));

export const changePreferences = (preferences: NotificationPreference[]) =>
  unwrap(api.PUT('/api/notifications/preferences', { body: { preferences } }));
