import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';

/** The caller's own address, or the one that the school hands on. */
export type FeedOwner = 'person' | 'school';

const calls = {
  person: {
    read: (signal: AbortSignal) => api.GET('/api/calendar-feeds/person', { signal }),
    renew: () => api.PUT('/api/calendar-feeds/person'),
    remove: () => api.DELETE('/api/calendar-feeds/person'),
  },
  school: {
    read: (signal: AbortSignal) => api.GET('/api/calendar-feeds/school', { signal }),
    renew: () => api.PUT('/api/calendar-feeds/school'),
    remove: () => api.DELETE('/api/calendar-feeds/school'),
  },
};

export const feedQuery = (owner: FeedOwner) =>
  queryOptions({
    queryKey: ['calendar-feeds', owner],
    queryFn: ({ signal }) => unwrap(calls[owner].read(signal)),
  });

/** The new address, which nobody is told again. */
export const renewFeed = (owner: FeedOwner) => unwrap(calls[owner].renew());
export const removeFeed = (owner: FeedOwner) => unwrap(calls[owner].remove());
