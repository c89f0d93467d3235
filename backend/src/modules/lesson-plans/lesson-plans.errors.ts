import { AppError } from '../../platform/errors/app-error.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import type { LessonPlan } from './domain/lesson-plan.js';
import { toLessonPlanDto } from './lesson-plans.dto.js';

export class LessonPlanNotFoundError extends NotFoundError {
  constructor() {
    super('The lesson plan');
  }
}

export class LessonPlanConflictError extends AppError {
  constructor(current: LessonPlan) {
    super('LESSON_PLAN_CONFLICT', 409, 'The lesson plan was changed in the meantime.', {
      current: toLessonPlanDto(current),
    });
  }
}

/** Says nothing of the plan that holds the id: it is not the caller's. */
export class LessonPlanIdTakenError extends AppError {
  constructor() {
    super('LESSON_PLAN_ID_TAKEN', 409, 'This id is not free: choose another one.');
  }
}
