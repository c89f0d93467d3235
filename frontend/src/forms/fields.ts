import type { FormError } from '../ui/form-summary';

/** Names of the controls, and their ids. */
export const fields = {
  email: 'email',
  password: 'password',
  newPassword: 'new-password',
  phone: 'phone',
  code: 'code',
} as const;

export function errorAt(errors: readonly FormError[], fieldId: string): string | undefined {
  return errors.find((error) => error.fieldId === fieldId)?.message;
}
