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
