import { OmitType, PickType } from '@nestjs/swagger';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury, IsTimeOfDay } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MaxLength } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PlanAttachmentDto } from '../attachments/plan-attachments.dto.js';
import type { LessonTime } from '../copies/lesson-copies.js';
import { type About, isAboutSame } from '../domain/fitting-plans.js';
import { LONGEST_NAME } from '../domain/lesson-plan.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { LessonPlanContentDto } from '../lesson-plans.dto.js';
import { standardKeys } from '../week/due-of-week.js';
import type { PlanShare } from './plan-shares.repository.js';
import type { ReadSharedPlan, SharedPlans } from './shared-plans.service.js';

export class PlanShareDto {
  /** To which the link leads; null while the plan is its author's alone */
  shareId: string | null;

  sharedAt: string | null;
}

export class FittingPlansQueryDto extends SchoolQueryDto {
  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  subject: string;

  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  className: string;

  /** Standard pembelajaran of the lesson, each in a line; empty where it is about none yet */
  @IsPlainText()
  @MaxLength(4_000)
  standards: string;
}

export class LessonTimeDto extends SchoolQueryDto implements LessonTime {
  /** Of a lesson of the caller, YYYY-MM-DD */
  @IsDayOfThisCentury()
  date: string;

  /** HH:MM */
  @IsTimeOfDay()
  startTime: string;
}

/** A plan that serves a lesson of the caller */
export class FittingPlanDto extends PickType(LessonPlanContentDto, [
  'date',
  'className',
  'subject',
  'topic',
  'learningStandards',
  'objective',
]) {
  /** Of the share */
  id: string;

  authorName: string;

  /** It is about a standard of the lesson */
  isAboutSame: boolean;
}

export class FittingPlansDto {
  /** Those about the same standards first, then the latest; at most 30 */
  items: FittingPlanDto[];
}

export class SharedAttachmentDto extends PickType(PlanAttachmentDto, [
  'id',
  'title',
  'address',
  'mediaType',
  'bytes',
]) {}

/** What is planned; what happened in the lesson is its author's */
export class SharedPlanDto extends OmitType(LessonPlanContentDto, ['reflection']) {
  /** Of the share */
  id: string;

  authorName: string;

  attachments: SharedAttachmentDto[];
}

export function toShareDto(share: PlanShare | null): PlanShareDto {
  return { shareId: share?.id ?? null, sharedAt: share && toMalaysianIso(share.begunAt) };
}

export function aboutOf({ subject, className, standards }: FittingPlansQueryDto): About {
  const lines = standards.split('\n').filter((line) => line.trim() !== '');
  return { subject, className, keys: standardKeys(lines) };
}

export function toFittingDto(lesson: About) {
  return (plan: ReadSharedPlan): FittingPlanDto => ({
    id: plan.shareId,
    authorName: plan.authorName,
    isAboutSame: isAboutSame(lesson, { keys: standardKeys(plan.learningStandards) }),
    ...{ date: plan.date, className: plan.className, subject: plan.subject, topic: plan.topic },
    learningStandards: plan.learningStandards,
    objective: plan.objective,
  });
}

export function toSharedDto(plan: Awaited<ReturnType<SharedPlans['read']>>): SharedPlanDto {
  return {
    ...planningPartOf(plan),
    id: plan.shareId,
    authorName: plan.authorName,
    attachments: plan.attached.map(({ id, title, address, mediaType, bytes }) => ({
      ...{ id, title, address, mediaType, bytes },
    })),
  };
}
