import { IntersectionType, PickType } from '@nestjs/swagger';
import { MaxLength } from 'class-validator';
import { IsDay, IsLaterThan, IsTimeOfDay } from '../../platform/http/is-day.js';
import { IsPlainText } from '../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { PageDto, PageQueryDto } from '../../platform/page/page.dto.js';
import { ChangedRecordDto, NewRecordDto, RecordDto, toRecordDto } from '../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../schools/index.js';
import { isComplete, type LessonPlan, LONGEST_NAME, LONGEST_TEXT } from './domain/lesson-plan.js';
import type { SentLessonPlan } from './lesson-plans.repository.js';

/** Texts may be empty while the plan is a draft. */
export class LessonPlanContentDto implements SentLessonPlan {
  /** YYYY-MM-DD */
  @IsDay()
  date: string;

  /** HH:MM */
  @IsTimeOfDay()
  startTime: string;

  /** HH:MM, later than startTime */
  @IsTimeOfDay()
  @IsLaterThan('startTime')
  endTime: string;

  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  className: string;

  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  subject: string;

  @IsPlainText()
  @MaxLength(LONGEST_TEXT)
  objective: string;

  @IsPlainText()
  @MaxLength(LONGEST_TEXT)
  activities: string;

  @IsPlainText()
  @MaxLength(LONGEST_TEXT)
  reflection: string;
}

export class CreateLessonPlanDto extends IntersectionType(
  SchoolQueryDto,
  LessonPlanContentDto,
  NewRecordDto,
) {}

export class UpdateLessonPlanDto extends IntersectionType(
  SchoolQueryDto,
  LessonPlanContentDto,
  ChangedRecordDto,
) {}

export class LessonPlansQueryDto extends IntersectionType(SchoolQueryDto, PageQueryDto) {
  /** First date, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDay()
  from?: string;

  /** Last date, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDay()
  to?: string;
}

export class LessonPlanDto extends IntersectionType(RecordDto, LessonPlanContentDto) {
  /** Objective, activities and reflection are written */
  isComplete: boolean;

  /** Loaded to look at and not edited since */
  isSample: boolean;

  /** The teaching set to which the author has joined it; null for none */
  teachingSetId: string | null;
}

export class FoundPlanDto extends PickType(LessonPlanDto, ['id', 'date', 'className', 'subject']) {}

export class LessonPlansDto extends PageDto {
  items: LessonPlanDto[];
}

export function toLessonPlanDto(plan: LessonPlan): LessonPlanDto {
  return { ...toRecordDto(plan), isComplete: isComplete(plan) };
}
