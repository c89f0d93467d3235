import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';

/** They come with this page alone, so that no other waits for them. */
const messages: Readonly<Record<string, string>> = {
  PLAN_ROWS_CHANGED: 'Baris ini baru diubah oleh orang lain. Yang terkini sudah dimuatkan; sila cuba lagi.',
  PLAN_FULL: 'RPT ini sudah penuh. Sila padam baris yang tidak digunakan dahulu.',
  YEARLY_PLAN_SEALED: 'RPT ini sudah disahkan. Sila buat pindaan dahulu.',
  NOT_PROPOSED: 'Cadangan ini sudah dijawab atau ditarik balik.',
};

/** Of whatever is done with a yearly plan. */
export function planRefusal(failure: unknown): string {
  return (failure instanceof ApiError && messages[failure.code]) || errorMessage(failure);
}
