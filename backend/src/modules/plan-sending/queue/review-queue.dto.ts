import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { LessonPlanContentDto, PlanLessonDto, toPlanLessonDto } from '../../lesson-plans/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { FLAG_KINDS, type FlagKind, type ReviewFlag } from '../domain/review-flags.js';
import { SchoolPlanDto, toSchoolPlanDto } from '../school-plans/school-plans.dto.js';
import type { QueuedPlan, WaitingPlan } from './review-queue.service.js';

/** Why a plan is worth reading closely; it decides nothing */
export class ReviewFlagDto {
  @ApiProperty({ enum: FLAG_KINDS })
  kind: FlagKind;

  /** Of minutes: how many its steps take, and how many its lesson has */
  @ApiProperty({ type: 'integer' })
  planned: number | null;

  @ApiProperty({ type: 'integer' })
  length: number | null;

  /** Of copied: when the class had it before, YYYY-MM-DD */
  day: string | null;
}

export class WaitingPlanDto {
  id: string;

  /** Of the plan, in which it was sent */
  @ApiProperty({ type: 'integer' })
  version: number;

  authorId: string;

  authorName: string;

  /** The first day of the week of which it was expected, YYYY-MM-DD */
  week: string;

  /** YYYY-MM-DD */
  date: string;

  /** HH:MM */
  startTime: string;

  /** HH:MM */
  endTime: string;

  className: string;

  subject: string;

  topic: string;

  learningStandards: string[];

  sentAt: string;

  isLate: boolean;

  /** It was sent before */
  isAgain: boolean;

  /** Null for a plan of no lesson */
  lesson: PlanLessonDto | null;

  /** Made for its teacher, who sent it without having opened it */
  isUnopened: boolean;

  flags: ReviewFlagDto[];
}

export class WaitingPlansDto {
  items: WaitingPlanDto[];

  /** How many wait, where more do than are told */
  @ApiProperty({ type: 'integer' })
  total: number;
}

export class QueuedPlansQueryDto extends SchoolQueryDto {
  /** The teacher */
  @IsUUID()
  authorId: string;
}

export class QueuedPlanDto extends SchoolPlanDto {
  flags: ReviewFlagDto[];

  /** Made for its teacher, who sent it without having opened it */
  isUnopened: boolean;

  /** What was sent of it the time before, which its verifier knows; null for none */
  before: LessonPlanContentDto | null;

  /** Who verifies it after the caller; null for nobody */
  thenName: string | null;
}

export class QueuedPlansDto {
  items: QueuedPlanDto[];
}

export function toFlagDto(flag: ReviewFlag): ReviewFlagDto {
  return {
    kind: flag.kind,
    planned: flag.kind === 'minutes' ? flag.planned : null,
    length: flag.kind === 'minutes' ? flag.length : null,
    day: flag.kind === 'copied' ? flag.day : null,
  };
}

export function toWaitingPlanDto({
  sentAt,
  learningStandards,
  flags,
  lesson,
  ...plan
}: WaitingPlan): WaitingPlanDto {
  return {
    ...{ ...plan, learningStandards: [...learningStandards], sentAt: toMalaysianIso(sentAt) },
    lesson: toPlanLessonDto(lesson),
    flags: flags.map(toFlagDto),
  };
}

export function toQueuedPlanDto({ flags, isUnopened, before, ...plan }: QueuedPlan): QueuedPlanDto {
  return {
    ...{ ...toSchoolPlanDto(plan), flags: flags.map(toFlagDto), isUnopened },
    thenName: plan.thenName,
    before: before && { ...before, reflection: '' },
  };
}
