import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import { brokenRules, type FormProblem } from '../../forms/form-problem';
import { refusedFields } from '../../forms/refusals';
import { availabilityError } from './code-availability';
import type { Draft } from './draft';
import { type Step, stepOfField, stepRules } from './steps';

/** Where to mend what was refused; without a step, on the spot. */
export type RegistrationRefusal = { step?: Step; problems: readonly FormProblem[] };

const registeredBefore =
  'Sekolah anda sudah didaftarkan dengan kod yang anda hantar sebelum ini. Sila log masuk untuk membukanya.';

export function registrationRefusal(failure: unknown, draft: Draft): RegistrationRefusal {
  const message = errorMessage(failure);
  if (!(failure instanceof ApiError)) return { problems: [{ message }] };
  if (failure.code === 'IDEMPOTENCY_KEY_REUSED') return { problems: [{ message: registeredBefore }] };
  const [field] = refusedFields(failure.details);
  const step = field === undefined ? undefined : stepOfField(field);
  if (!field || !step) return { problems: [{ message }] };
  if (field === 'code') {
    const taken = failure.code === 'SCHOOL_CODE_TAKEN';
    return {
      step,
      problems: [{ field, message: taken ? message : (availabilityError('invalid') ?? message) }],
    };
  }
  const own = brokenRules(stepRules[step], draft).find((problem) => problem.field === field);
  return { step, problems: [own ?? { field, message }] };
}
