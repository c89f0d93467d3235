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

function formWith(picture: Blob) {
  const bodySerializer = () => {
    const form = new FormData();
    form.append('file', picture, 'gambar');
    return form;
  };
  return { body: { file: '' }, bodySerializer };
}

const inSchool = (schoolCode: string) => ({ params: { query: { schoolCode } } });
const ofPupil = (id: string) => ({ params: { path: { id } } });

/** Where it can be seen from now on. */
export async function putPicture(kind: PictureKind, picture: Blob): Promise<string | null> {
  const form = formWith(picture);
  return (await unwrap(sendPicture())).url;

  function sendPicture() {
    if (kind.of === 'photo') return api.PUT('/api/pictures/photo', form);
    if (kind.of === 'pupil') return api.PUT('/api/pupils/{id}/photo', { ...ofPupil(kind.pupilId), ...form });
    return api.PUT('/api/pictures/logo', { ...inSchool(kind.schoolCode), ...form });
  }
}

export async function removePicture(kind: PictureKind): Promise<void> {
  if (kind.of === 'photo') await unwrap(api.DELETE('/api/pictures/photo'));
  else if (kind.of === 'pupil') await unwrap(api.DELETE('/api/pupils/{id}/photo', ofPupil(kind.pupilId)));
  else await unwrap(api.DELETE('/api/pictures/logo', inSchool(kind.schoolCode)));
}
