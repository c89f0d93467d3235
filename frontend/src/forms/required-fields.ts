import type { FormProblem } from './form-problem';

const address = /^[^\s@]+@[^\s@]+$/;

export function emailErrors(email: string): FormProblem[] {
  const typed = email.trim();
  if (!typed) return [{ field: 'email', message: 'Sila isi e-mel anda.' }];
  if (address.test(typed)) return [];
  return [{ field: 'email', message: 'Sila semak e-mel anda, contohnya nama@sekolah.edu.my.' }];
}

export function passwordErrors(password: string): FormProblem[] {
  return password ? [] : [{ field: 'password', message: 'Sila isi kata laluan anda.' }];
}

export function newPasswordErrors(password: string): FormProblem[] {
  return password ? [] : [{ field: 'newPassword', message: 'Sila isi kata laluan baharu.' }];
}

export function codeErrors(code: string): FormProblem[] {
  if (/^\d{6}$/.test(digitsIn(code))) return [];
  return [{ field: 'code', message: 'Sila isi kod enam angka.' }];
}

/** Digits alone: people paste "123 456". */
export function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
