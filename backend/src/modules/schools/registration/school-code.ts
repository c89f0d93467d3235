import { RESERVED_LABELS } from '../../../platform/tenancy/school-host.js';

/** Why a code cannot become the address of a school, or `free` as far as its form tells. */
export type CodeForm = 'free' | 'invalid' | 'reserved';

/** As the Ministry gives them, in small letters: three letters, a letter or digit, three digits. */
const KPM_CODE = /^[a-z]{3}[a-z0-9]\d{3}$/;
/** For schools without one. */
const SLUG = /^[a-z][a-z0-9-]{1,29}[a-z0-9]$/;

/** Whether the Ministry gives codes of this form. */
export function isOfficialCode(code: string): boolean {
  return KPM_CODE.test(code.toLowerCase());
}

export function codeFormOf(code: string): CodeForm {
  const lower = code.toLowerCase();
  if (RESERVED_LABELS.has(lower)) return 'reserved';
  return KPM_CODE.test(lower) || SLUG.test(lower) ? 'free' : 'invalid';
}
