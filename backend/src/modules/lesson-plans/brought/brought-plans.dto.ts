import { OmitType } from '@nestjs/swagger';
import { type About, isAboutSame } from '../domain/fitting-plans.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { LessonPlanContentDto } from '../lesson-plans.dto.js';
import { FittingPlanDto, SharedAttachmentDto } from '../shares/shared-plans.dto.js';
import { standardKeys } from '../week/due-of-week.js';
import type { BroughtPlan } from './brought-plans.repository.js';
import type { BroughtPlans } from './brought-plans.service.js';

/** A plan of the caller from another school that serves a lesson */
export class FittingBroughtPlanDto extends OmitType(FittingPlanDto, ['authorName']) {
  fromSchool: string;
}

export class FittingBroughtPlansDto {
  /** Those about the same standards first, then the latest; at most 30 */
  items: FittingBroughtPlanDto[];

  /** How many the caller has brought, of whatever subject */
  all: number;
}

export class BroughtPlanDto extends LessonPlanContentDto {
  id: string;

  fromSchool: string;

  attachments: SharedAttachmentDto[];
}

export function toFittingBroughtDto(lesson: About) {
  return ({ id, fromSchool, learningStandards, ...plan }: BroughtPlan): FittingBroughtPlanDto => ({
    ...{ id, fromSchool, learningStandards },
    isAboutSame: isAboutSame(lesson, { keys: standardKeys(learningStandards) }),
    ...{ date: plan.date, className: plan.className, subject: plan.subject, topic: plan.topic },
    objective: plan.objective,
  });
}

export function toBroughtDto(plan: Awaited<ReturnType<BroughtPlans['read']>>): BroughtPlanDto {
  return {
    ...planningPartOf(plan),
    reflection: plan.reflection,
    id: plan.id,
    fromSchool: plan.fromSchool,
    attachments: plan.attached.map(({ id, title, address, mediaType, bytes }) => ({
      ...{ id, title, address, mediaType, bytes },
    })),
  };
}
