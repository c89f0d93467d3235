import { PHONE_NUMBER } from '@rules/pupils/domain/phone-number';
import type { FormProblem } from '../../../forms/form-problem';
import type { Guardian } from '../calls';

/** As typed; empty where there is none. */
export type GuardianFields = {
  name: string;
  relation: Guardian['relation'];
  phone: string;
  email: string;
};

/** Nobody: the place for one more, or somebody who was emptied. */
export function isBlank({ name, phone, email }: GuardianFields): boolean {
  return [name, phone, email].every((text) => text.trim() === '');
}

export function guardianProblems(guardians: readonly GuardianFields[]): FormProblem[] {
  return guardians.flatMap((guardian, at): FormProblem[] => {
    if (isBlank(guardian)) return [];
    const { name, phone } = guardian;
    const found: FormProblem[] = [];
    if (name.trim() === '') found.push({ field: `guardians.${at}.name`, message: 'Sila isi nama penjaga.' });
    if (phone.trim() !== '' && !PHONE_NUMBER.test(phone.trim()))
      found.push({ field: `guardians.${at}.phone`, message: 'Sila tulis nombor seperti 012-345 6789.' });
    return found;
  });
}

export const contentOf = ({ name, relation, phone, email }: GuardianFields): Guardian => ({
  name: name.trim(),
  relation,
  phone: phone.trim() || null,
  email: email.trim() || null,
});
