import { LessonPlanDto } from '../lesson-plans.dto.js';

export class SchoolPlanDto extends LessonPlanDto {
  /** Null once the author has left the school */
  authorName: string | null;
}
