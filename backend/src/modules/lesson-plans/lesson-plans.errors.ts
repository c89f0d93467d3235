import { AppError } from '../../platform/errors/app-error.js';

/** It was verified: what is planned is written on once an amendment is begun. */
export class PlanSealedError extends AppError {
  constructor() {
    super('LESSON_PLAN_SEALED', 409, 'The lesson plan is verified: begin an amendment to write on.');
  }
}

/** Whoever verifies has taken note of it. */
export class ReflectionNotedError extends AppError {
  constructor() {
    super('REFLECTION_NOTED', 409, 'The reflection was taken note of: it is added to, not changed.');
  }
}
