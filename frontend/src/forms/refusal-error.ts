import { authErrorMessage, type Refusal } from '../api/auth-error-messages';
import type { FormError } from '../ui/form-summary';
import { fields } from './fields';

/** Where each refusal is told, if the form has that field. Wrong credentials at the password: the e-mail is seldom
 * the one that is mistyped. */
const places: Record<string, string> = {
  invalid_credentials: fields.password,
  email_address_invalid: fields.email,
  weak_password: fields.newPassword,
  same_password: fields.newPassword,
  email_exists: fields.email,
  phone_exists: fields.phone,
  phone_provider_disabled: fields.phone,
  sms_send_failed: fields.phone,
  otp_expired: fields.code,
  reauthentication_not_valid: fields.code,
  mfa_verification_failed: fields.code,
  mfa_verification_rejected: fields.code,
  mfa_challenge_expired: fields.code,
};

export function refusalError(refusal: Refusal, hasField: (fieldId: string) => boolean): FormError {
  const place = places[refusal.code ?? ''];
  return { fieldId: place && hasField(place) ? place : undefined, message: authErrorMessage(refusal) };
}
