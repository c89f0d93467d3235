import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-error';
import { api } from '../api/client';
import type { components } from '../api/schema';
import { orKept } from '../session/kept-day';

export type Settings = components['schemas']['SchoolSettingsDto'];

/** What the school has decided and holds today. */
export const schoolSettingsQuery = () =>
  queryOptions({
    queryKey: ['school-settings', 'today'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/school-settings', { signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

/** From that day on, YYYY-MM-DD: today or later. */
export const decideSetting = <Key extends keyof Settings>(key: Key, value: Settings[Key], from: string) =>
  unwrap(api.PUT('/api/school-settings/{key}', { params: { path: { key } }, body: { value, from } }));
