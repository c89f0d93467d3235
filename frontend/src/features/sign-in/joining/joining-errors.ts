import { ApiError } from '../../../api/api-error';
import { authErrorMessage } from '../../../api/auth-error-messages';
import type { FormProblem } from '../../../forms/form-problem';

const shortest = 8;

const short: FormProblem = {
  field: 'newPassword',
  message: 'Sila gunakan sekurang-kurangnya 8 aksara untuk kata laluan.',
};

export function nameErrors(displayName: string): FormProblem[] {
  return displayName.trim() ? [] : [{ field: 'displayName', message: 'Sila isi nama penuh anda.' }];
}

export function passwordErrors(password: string): FormProblem[] {
  if (!password) return [{ field: 'newPassword', message: 'Sila pilih kata laluan.' }];
  return password.length < shortest ? [short] : [];
}

function reasonsIn(details: unknown): readonly string[] {
  const isKnown = typeof details === 'object' && details !== null && 'reasons' in details;
  return isKnown && Array.isArray(details.reasons) ? details.reasons : [];
}

/** Undefined where every form has words for it. */
export function joiningRefusal(failure: unknown): FormProblem[] | undefined {
  if (!(failure instanceof ApiError && failure.code === 'WEAK_PASSWORD')) return undefined;
  const reasons = reasonsIn(failure.details);
  return [{ field: 'newPassword', message: authErrorMessage({ code: 'weak_password', reasons }) }];
}
