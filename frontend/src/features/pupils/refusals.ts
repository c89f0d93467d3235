import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import { type FormProblem, partOf } from '../../forms/form-problem';

/** They come with this page alone, so that no other waits for them. */
const messages: Record<string, string> = {
  PUPIL_CONFLICT:
    'Kad ini baru diubah oleh orang lain. Sila tutup dan buka semula untuk melihat yang terkini.',
  PUPIL_NUMBER_TAKEN: 'Murid lain di sekolah ini sudah ada nombor ini.',
};

export const refusalWords = (failure: unknown): string =>
  (failure instanceof ApiError && messages[failure.code]) || errorMessage(failure);

/** At its field, where the server names one; undefined leaves it to the words that every form has. */
export function refused(failure: unknown): FormProblem[] | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const message = messages[failure.code];
  const field = partOf(failure.details, 'field');
  return message === undefined ? undefined : [{ message, ...(typeof field === 'string' && { field }) }];
}

/** Whom the school has of the same name and sex, where that is what keeps a new one from being kept. */
export function alikeIn(failure: unknown): string[] | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'PUPIL_ALIKE') return undefined;
  const ids = partOf(failure.details, 'pupilIds');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
