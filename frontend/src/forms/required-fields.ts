import type { FormError } from '../ui/form-summary';
import { fields } from './fields';

const address = /^[^\s@]+@[^\s@]+$/;

export function emailErrors(email: string): FormError[] {
  if (!email) return [{ fieldId: fields.email, message: 'Sila isi e-mel anda.' }];
  if (address.test(email)) return [];
  return [{ fieldId: fields.email, message: 'Sila semak e-mel anda, contohnya nama@sekolah.edu.my.' }];
}

export function passwordErrors(password: string): FormError[] {
  return password ? [] : [{ fieldId: fields.password, message: 'Sila isi kata laluan anda.' }];
}

export function newPasswordErrors(password: string): FormError[] {
  return password ? [] : [{ fieldId: fields.newPassword, message: 'Sila isi kata laluan baharu.' }];
}

export function codeErrors(code: string): FormError[] {
  if (/^\d{6}$/.test(code)) return [];
  return [{ fieldId: fields.code, message: 'Sila isi kod enam angka.' }];
}

/** Digits alone: people paste "123 456". */
export function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
