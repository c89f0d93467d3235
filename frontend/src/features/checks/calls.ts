import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

export type CheckedSeal = components['schemas']['CheckedSealDto'];

/** What was sealed under a code; null where nothing was. */
export const checkQuery = (code: string) =>
  queryOptions({
    queryKey: ['checks', code],
    queryFn: async ({ signal }): Promise<CheckedSeal | null> => {
      try {
        return await unwrap(api.GET('/api/checks/{code}', { params: { path: { code } }, signal }));
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'NOT_FOUND') return null;
        throw failure;
      }
    },
    enabled: code !== '',
    // A paper is checked as it is now.
    staleTime: 0,
    gcTime: 0,
  });
