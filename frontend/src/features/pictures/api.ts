import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { PictureKind } from './queries';

function formWith(picture: Blob) {
  const bodySerializer = () => {
    const form = new FormData();
    form.append('file', picture, 'gambar');
    return form;
  };
  return { body: { file: '' }, bodySerializer };
}

const inSchool = (schoolCode: string) => ({ params: { query: { schoolCode } } });

/** Where it can be seen from now on. */
export async function putPicture(kind: PictureKind, picture: Blob): Promise<string | null> {
  const form = formWith(picture);
  const { url } = await unwrap(
    kind.of === 'photo'
      ? api.PUT('/api/pictures/photo', form)
      : api.PUT('/api/pictures/logo', { ...inSchool(kind.schoolCode), ...form }),
  );
  return url;
}

export async function removePicture(kind: PictureKind): Promise<void> {
  await unwrap(
    kind.of === 'photo'
      ? api.DELETE('/api/pictures/photo')
      : api.DELETE('/api/pictures/logo', inSchool(kind.schoolCode)),
  );
}
