import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-error';
import { api } from '../api/client';

/** Before whatever is told of what the school decided. */
export const schoolSettingsKey = ['school-settings'];

/** What the school has decided and holds today. */
export const schoolSettingsQuery = () =>
  queryOptions({
    queryKey: [...schoolSettingsKey, 'today'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/school-settings', { signal })),
  });
