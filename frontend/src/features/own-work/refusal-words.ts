import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';

/** Refusals that a file of one’s own work alone can meet. */
const messages: Record<string, string> = {
  OWN_WORK_OF_ANOTHER: 'Fail ini kerja akaun lain. Hanya kerja anda sendiri boleh dibawa masuk.',
  OWN_WORK_VERSION: 'Fail ini dibuat oleh versi yang lebih baharu. Sila muat semula halaman dan cuba lagi.',
};

export const refusalWords = (failure: unknown): string =>
  (failure instanceof ApiError && messages[failure.code]) || errorMessage(failure);
