import { ApiError } from '../../../api/api-error';
import { authErrorMessage } from '../../../api/auth-error-messages';
import { errorMessage } from '../../../api/error-messages';
import { fields } from '../../../forms/fields';
import type { FormError } from '../../../ui/form-summary';

export const nameField = 'display-name';
const shortest = 8;

const short: FormError = {
  fieldId: fields.newPassword,
  message: 'Sila gunakan sekurang-kurangnya 8 aksara untuk kata laluan.',
};

export function nameErrors(displayName: string): FormError[] {
  return displayName ? [] : [{ fieldId: nameField, message: 'Sila isi nama penuh anda.' }];
}

export function passwordErrors(password: string): FormError[] {
  if (!password) return [{ fieldId: fields.newPassword, message: 'Sila pilih kata laluan.' }];
  return password.length < shortest ? [short] : [];
}

function reasonsIn(details: unknown): readonly string[] {
  const isKnown = typeof details === 'object' && details !== null && 'reasons' in details;
  return isKnown && Array.isArray(details.reasons) ? details.reasons : [];
}

/** What the server refused, at the field it is about. */
export function joiningRefusal(failure: unknown): FormError {
  if (!(failure instanceof ApiError && failure.code === 'WEAK_PASSWORD')) {
    return { message: errorMessage(failure) };
  }
  const reasons = reasonsIn(failure.details);
  return { fieldId: fields.newPassword, message: authErrorMessage({ code: 'weak_password', reasons }) };
}
