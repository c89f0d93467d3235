import type { FormProblem } from './form-problem';

/** As the hosted backend takes it, with the country: "012-345 6789" -> "+60123456789". Undefined: no number. */
export function internationalNumber(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  const number = digits.startsWith('0') ? `+6${digits}` : digits.replace(/^(?!\+)/, '+');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined;
}

export function phoneErrors(phone: string): FormProblem[] {
  if (!phone.trim()) return [{ field: 'phone', message: 'Sila isi nombor telefon anda.' }];
  if (internationalNumber(phone)) return [];
  return [{ field: 'phone', message: 'Sila semak nombor telefon anda, contohnya 012-345 6789.' }];
}
