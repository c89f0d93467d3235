import { AppError } from '../../platform/errors/app-error.js';

export const PUPIL_NOUN = 'pupil';

/** `pupilId`: who has it. */
export class PupilNumberTakenError extends AppError {
  constructor(field: 'identityNumber' | 'registerNumber', pupilId: string) {
    super('PUPIL_NUMBER_TAKEN', 409, 'Another pupil of the school has this number.', { field, pupilId });
  }
}

/** Pupils are, or were, in the class or group that was to go. `pupils`: how many. */
export class ClassHasPupilsError extends AppError {
  constructor(pupils: number) {
    super('CLASS_HAS_PUPILS', 409, `${pupils} pupils are, or were, in it.`, { pupils });
  }
}

/** Two alike are asked about, never merged: sent again with isSomebodyElse, the pupil is kept. */
export class PupilAlikeError extends AppError {
  constructor(pupilIds: readonly string[]) {
    super('PUPIL_ALIKE', 409, 'The school has a pupil of this name and sex.', { pupilIds });
  }
}
