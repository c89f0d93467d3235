import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import type { FormError } from '../../ui/form-summary';
import { availabilityError } from './code-availability';
import type { Draft } from './draft';
import { type Step, stepErrors, stepOfField } from './steps';

/** Where to mend what was refused; without a step, on the spot. */
export type RegistrationRefusal = { step?: Step; errors: readonly FormError[] };

const registeredBefore =
  'Sekolah anda sudah didaftarkan dengan kod yang anda hantar sebelum ini. Sila log masuk untuk membukanya.';

function refusedField(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('fields' in details)) return undefined;
  const first: unknown = Array.isArray(details.fields) ? details.fields[0] : undefined;
  if (typeof first !== 'object' || first === null || !('field' in first)) return undefined;
  return typeof first.field === 'string' ? first.field : undefined;
}

export function registrationRefusal(failure: unknown, draft: Draft): RegistrationRefusal {
  const message = errorMessage(failure);
  if (!(failure instanceof ApiError)) return { errors: [{ message }] };
  if (failure.code === 'IDEMPOTENCY_KEY_REUSED') return { errors: [{ message: registeredBefore }] };
  const field = refusedField(failure.details);
  const step = field === undefined ? undefined : stepOfField(field);
  if (!field || !step) return { errors: [{ message }] };
  if (field === 'code') {
    const taken = failure.code === 'SCHOOL_CODE_TAKEN';
    return {
      step,
      errors: [{ fieldId: field, message: taken ? message : (availabilityError('invalid') ?? message) }],
    };
  }
  const own = stepErrors(step, draft).find(({ fieldId }) => fieldId === field);
  return { step, errors: [own ?? { fieldId: field, message }] };
}
