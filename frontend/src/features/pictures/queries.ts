import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';

/** Which picture: the caller's own face in the host's school, or the mark of a school. */
export type PictureKind = { of: 'photo' } | { of: 'logo'; schoolCode: string };

const key = ['pictures'];
export const photosKey = [...key, 'photos'];

/** The server's links last an hour. */
const usual = { staleTime: 30 * 60_000, retry: false } as const;

export function pictureQuery(kind: PictureKind) {
  return queryOptions({
    ...usual,
    queryKey: [...key, kind],
    queryFn: async ({ signal }) => {
      const { url } = await unwrap(
        kind.of === 'photo'
          ? api.GET('/api/pictures/photo', { signal })
          : api.GET('/api/pictures/logo', {
              params: { query: { schoolCode: kind.schoolCode } },
              signal,
            }),
      );
      return url;
    },
  });
}

/** By person, of everybody in the school of the host who has one. */
export function photosQuery() {
  return queryOptions({
    ...usual,
    queryKey: photosKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/pictures/photos', { signal })),
    select: ({ photos }) => new Map(photos.map(({ userId, url }) => [userId, url])),
  });
}
