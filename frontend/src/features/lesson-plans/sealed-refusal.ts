import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';

const words: Readonly<Record<string, string>> = {
  LESSON_PLAN_SEALED: 'Rancangan ini sudah disahkan. Sila buat pindaan.',
  REFLECTION_NOTED: 'Refleksi ini sudah direkod. Sila tulis tambahan.',
};

/** Of what was verified, or taken note of; else what every page says. */
export function sealedRefusal(failure: unknown): string {
  return (failure instanceof ApiError && words[failure.code]) || errorMessage(failure);
}
