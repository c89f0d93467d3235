import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';

/** As the server says them, and as a person reads them; what it names stands behind a colon. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/tokens that nobody knows/, 'Token ini tidak dikenali'],
  [/tokens of a lesson in a head/, 'Token ini tidak boleh berada di kepala atau kaki halaman'],
  [/has no token/, 'Dokumen ini tiada token. Tulis sekurang-kurangnya satu, cth. {{objektif}}.'],
  [
    /document type/,
    'Dokumen ini bukan seperti yang ditulis oleh pemproses kata. Simpan semula sebagai DOCX.',
  ],
  [/unfolds/, 'Dokumen ini terlalu besar bagi sebuah template. Buang gambar atau halaman yang tidak perlu.'],
  [/password/, 'Dokumen ini dikunci dengan kata laluan. Buang kata laluan dan cuba lagi.'],
];
const UNREADABLE =
  'Fail ini tidak dapat dibaca sebagai dokumen DOCX. Simpan semula sebagai DOCX dan cuba lagi.';

export function templateRefusal(failure: unknown): string {
  const said = failure instanceof ApiError && failure.code === 'VALIDATION_FAILED' ? saidOf(failure) : null;
  if (said === null) return errorMessage(failure);
  const [, sentence = UNREADABLE] = SENTENCES.find(([pattern]) => pattern.test(said)) ?? [];
  const [, named] = /: (.+)$/su.exec(said) ?? [];
  return sentence.endsWith('.') || !named ? sentence : `${sentence}: ${named}.`;
}

function saidOf({ details }: ApiError): string {
  const fields: unknown =
    typeof details === 'object' && details !== null && 'fields' in details ? details.fields : [];
  const [first]: unknown[] = Array.isArray(fields) ? fields : [];
  const isTold = typeof first === 'object' && first !== null && 'message' in first;
  return isTold ? String(first.message) : '';
}
