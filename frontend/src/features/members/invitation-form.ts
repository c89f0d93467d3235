import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import type { SchoolRole } from '../../api/role-names';
import type { FormError } from '../../ui/form-summary';

export type InvitationFields = { email: string; role: SchoolRole; displayName: string };

export const fieldIds = { email: 'invite-email', displayName: 'invite-name', role: 'invite-role' } as const;

const address = /^[^\s@]+@[^\s@]+$/;

export function invitationErrors({ email }: Pick<InvitationFields, 'email'>): FormError[] {
  if (!email) return [{ fieldId: fieldIds.email, message: 'Sila isi e-mel orang yang dijemput.' }];
  if (!address.test(email))
    return [{ fieldId: fieldIds.email, message: 'Sila semak e-mel ini, contohnya nama@sekolah.edu.my.' }];
  return [];
}

const aboutTheAddress = ['ALREADY_A_MEMBER', 'INVITATION_WAITING', 'VALIDATION_FAILED'];

/** What the server refused, at the field it is about. */
export function refusalError(failure: unknown): FormError {
  const isAboutAddress = failure instanceof ApiError && aboutTheAddress.includes(failure.code);
  return { fieldId: isAboutAddress ? fieldIds.email : undefined, message: errorMessage(failure) };
}
