import { AuthError, validationFailed } from '../auth-error.ts';

const longestEmail = 255;
const emailForm = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;
const phoneForm = /^[1-9]\d{1,14}$/;

/** Lower-cased, as it is stored and looked up. */
export function validEmail(email: string): string {
  const lowered = email.toLowerCase();
  if (lowered.length > longestEmail) throw validationFailed('An email address is too long');
  if (!emailForm.test(lowered)) throw validationFailed('Unable to validate email address: invalid format');
  return lowered;
}

/** Digits of the international number, without the plus sign. */
export function validPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (!phoneForm.test(digits)) throw validationFailed('Invalid phone number format (E.164 required)');
  return digits;
}

export const phoneDigits = (phone: string) => phone.replaceAll(/[+\s]/g, '');

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

export const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
