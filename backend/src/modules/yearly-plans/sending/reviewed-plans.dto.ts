import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { checkCodeOf, GivenVerdictDto, type SentState, toVerdictDto, VERDICTS } from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { SentRow } from '../domain/sent-plan.js';
import { PlanRemarkDto, ShownRemarkDto, toShownRemarkDto } from './remark.dto.js';
import type { ReviewedPlan, WaitingYearlyPlan } from './reviewed-plans.service.js';
import { sentPlanOf } from './sent-yearly-plans.js';

const LARGEST_VERSION = 2_147_483_647;

export class JudgeYearlyPlanDto extends SchoolQueryDto {
  /** Chosen by the client: given again under it nothing happens */
  @IsUUID()
  id: string;

  @IsIn(VERDICTS)
  verdict: 'returned' | 'verified';

  /** In which the plan was looked at; what was sent in another in the meantime is not judged unseen */
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version: number;

  /** A return says why */
  @IsArray()
  @ArrayMaxSize(61)
  @ValidateNested({ each: true })
  @Type(() => PlanRemarkDto)
  comments: PlanRemarkDto[];
}

export class SentRowDto {
  /** Which week of teaching of the session */
  @ApiProperty({ type: 'integer' })
  week: number;

  theme: string;

  topic: string;

  contentStandards: string[];

  learningStandards: string[];

  objective: string;

  crossCurricular: string;

  resources: string;

  notes: string;
}

export class WaitingYearlyPlanDto {
  id: string;

  /** In which it was sent */
  @ApiProperty({ type: 'integer' })
  version: number;

  authorId: string;

  authorName: string;

  session: string;

  subject: string;

  gradeLevel: string;

  /** Kept by its author for themselves; else it is the school's */
  isOwn: boolean;

  sentAt: string;

  /** It was sent before */
  isAgain: boolean;
}

export class WaitingYearlyPlansDto {
  items: WaitingYearlyPlanDto[];
}

/** What was sent, as it was sent */
export class SentYearlyPlanDto {
  id: string;

  @ApiProperty({ type: 'integer' })
  version: number;

  /** Null once the author has left the school */
  authorName: string | null;

  academicYearId: string;

  session: string;

  subject: string;

  gradeLevel: string;

  isOwn: boolean;

  /** In the order in which they are taught */
  rows: SentRowDto[];

  /** What was sent of it the time before, which its verifier knows; null for nothing */
  before: SentRowDto[] | null;

  sentAt: string;

  @ApiProperty({ enum: ['sent', 'returned', 'verified'] })
  state: SentState;

  /** Whether it waits for the caller's verdict */
  isCallersTurn: boolean;

  /** Who verifies it after the caller; null for nobody */
  thenName: string | null;

  checkCode: string | null;

  amendmentReason: string | null;

  /** In the order of the steps */
  verdicts: GivenVerdictDto[];

  /** Of whatever was ever sent of it, in the order in which they were written */
  comments: ShownRemarkDto[];
}

export function toWaitingDto({ sentAt, ...plan }: WaitingYearlyPlan): WaitingYearlyPlanDto {
  return { ...plan, sentAt: toMalaysianIso(sentAt) };
}

export function toSentPlanDto(plan: ReviewedPlan): SentYearlyPlanDto {
  const { standing, names, callersStep, thenName, before } = plan;
  const { sent, state, verdicts, comments, amendment } = standing;
  const { rows, ...head } = sentPlanOf(sent.content);
  return {
    ...{ ...head, id: sent.recordId, version: sent.recordVersion, state, thenName },
    ...{ authorName: names.get(sent.authorId) ?? null, sentAt: toMalaysianIso(sent.sentAt) },
    rows: rows.map(toRowDto),
    before: before === null ? null : before.map(toRowDto),
    ...{ isCallersTurn: callersStep !== null, checkCode: checkCodeOf(standing) },
    amendmentReason: amendment?.reason ?? null,
    verdicts: verdicts.map((given) => toVerdictDto(given, plan)),
    comments: comments.map((comment) => toShownRemarkDto(comment, sent.authorId, names)),
  };
}

function toRowDto({ contentStandards, learningStandards, ...row }: SentRow): SentRowDto {
  return {
    ...row,
    contentStandards: [...contentStandards],
    learningStandards: [...learningStandards],
  };
}
