import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';

/** Which picture: the caller's own face in the host's school, the mark of a school, or a pupil's face. */
export type PictureKind =
  | { of: 'photo' }
  | { of: 'logo'; schoolCode: string }
  | { of: 'pupil'; pupilId: string };

/** The server's links last an hour, to pupils 5 minutes. */
const usual = { staleTime: 30 * 60_000, retry: false } as const;
const brief = { ...usual, staleTime: 4 * 60_000, gcTime: 4 * 60_000 } as const;

export function pictureQuery(kind: PictureKind) {
  return queryOptions({
    ...(kind.of === 'pupil' ? brief : usual),
    queryKey: ['pictures', kind],
    queryFn: async ({ signal }) => (await unwrap(readPicture(kind, signal))).url,
  });
}

function readPicture(kind: PictureKind, signal: AbortSignal) {
  if (kind.of === 'photo') return api.GET('/api/pictures/photo', { signal });
  if (kind.of === 'pupil')
    return api.GET('/api/pupils/{id}/photo', { params: { path: { id: kind.pupilId } }, signal });
  return api.GET('/api/pictures/logo', { params: { query: { schoolCode: kind.schoolCode } }, signal });
}

/** By person, of everybody in the school of the host who has one. */
export function photosQuery() {
  return queryOptions({
    ...usual,
    queryKey: ['photos'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pictures/photos', { signal })),
    select: ({ photos }) => new Map(photos.map(({ userId, url }) => [userId, url])),
  });
}
