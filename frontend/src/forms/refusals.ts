import { ApiError } from '../api/api-error';
import { authErrorMessage, type Refusal } from '../api/auth-error-messages';
import { errorMessage } from '../api/error-messages';
import { AuthRefused } from './ask';
import type { FormProblem } from './form-problem';

type HasField = (field: string) => boolean;

/** Where each refusal of the hosted backend is told, if the form has that field. Wrong credentials at the password:
 * the e-mail is seldom the one that is mistyped. */
const places: Record<string, string> = {
  invalid_credentials: 'password',
  email_address_invalid: 'email',
  weak_password: 'newPassword',
  same_password: 'newPassword',
  email_exists: 'email',
  phone_exists: 'phone',
  phone_provider_disabled: 'phone',
  sms_send_failed: 'phone',
  otp_expired: 'code',
  reauthentication_not_valid: 'code',
  mfa_verification_failed: 'code',
  mfa_verification_rejected: 'code',
  mfa_challenge_expired: 'code',
};

const notAccepted = 'Ini tidak diterima. Sila semak dan betulkan.';

/** In words, each at its field: the server names the fields that it refuses. */
export function refusals(failure: unknown, hasField: HasField): FormProblem[] {
  if (failure instanceof AuthRefused) return [authRefusal(failure.refusal, hasField)];
  const named = failure instanceof ApiError ? refusedFields(failure.details).filter(hasField) : [];
  if (named.length === 0) return [{ message: errorMessage(failure) }];
  return named.map((field) => ({ field, message: notAccepted }));
}

function authRefusal(refusal: Refusal, hasField: HasField): FormProblem {
  const field = places[refusal.code ?? ''];
  const message = authErrorMessage(refusal);
  return field && hasField(field) ? { field, message } : { message };
}

/** As VALIDATION_FAILED carries them, by path: `contacts.1.email`. */
export function refusedFields(details: unknown): string[] {
  if (typeof details !== 'object' || details === null || !('fields' in details)) return [];
  const fields: unknown[] = Array.isArray(details.fields) ? details.fields : [];
  return fields.flatMap((refused) =>
    typeof refused === 'object' && refused !== null && 'field' in refused && typeof refused.field === 'string'
      ? [refused.field]
      : [],
  );
}
