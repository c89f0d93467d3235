import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';

/** Refusals that attachments and copies alone can meet. */
const messages: Record<string, string> = {
  ATTACHMENT_REFUSED:
    'Fail ini bukan jenis yang diterima. Sila pilih gambar, PDF, Word, PowerPoint, Excel atau MP3 sehingga 10 MB.',
  TOO_MANY_ATTACHMENTS: 'Rancangan ini sudah ada 20 lampiran. Sila padam yang tidak digunakan dahulu.',
  ATTACHMENTS_FULL: 'Ruang lampiran anda (500 MB) sudah penuh. Sila padam fail yang tidak digunakan dahulu.',
  LESSON_WRITTEN: 'PdP itu sudah ada rancangan yang ditulis, jadi tiada apa-apa yang diganti.',
  NO_SUCH_LESSON: 'PdP itu tiada lagi dalam minggu anda. Sila pilih PdP lain.',
};

export const refusalWords = (failure: unknown): string =>
  (failure instanceof ApiError && messages[failure.code]) || errorMessage(failure);
