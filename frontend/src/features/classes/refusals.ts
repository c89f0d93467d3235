import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import type { FormProblem } from '../../forms/form-problem';

const changed =
  'Rekod ini baru diubah oleh orang lain. Sila tutup dan buka semula untuk melihat yang terkini.';

/** They come with this page alone, so that no other waits for them. */
const messages: Record<string, string> = {
  CLASS_CONFLICT: changed,
  SUBJECT_CONFLICT: changed,
  TEACHING_SET_CONFLICT: changed,
  PANEL_CONFLICT: changed,
  CLASS_HAS_PUPILS:
    'Masih ada murid yang berada, atau pernah berada, di dalamnya. Sila pindahkan mereka dahulu.',
  CLASS_IN_USE: 'Kelas ini masih ada set mengajar. Sila padam set itu dahulu, atau beri kelas lain.',
  CLASS_GROUP_IN_USE: 'Kumpulan yang dibuang masih ada set mengajar. Sila padam set itu dahulu.',
  SUBJECT_IN_USE: 'Subjek ini masih ada set mengajar. Sila padam set itu dahulu.',
};

function ownMessage(failure: unknown): string | undefined {
  return failure instanceof ApiError ? messages[failure.code] : undefined;
}

export const refusalWords = (failure: unknown): string => ownMessage(failure) ?? errorMessage(failure);

/** For a form; undefined leaves it to the words that every form has. */
export function refused(failure: unknown): FormProblem[] | undefined {
  const message = ownMessage(failure);
  return message === undefined ? undefined : [{ message }];
}
