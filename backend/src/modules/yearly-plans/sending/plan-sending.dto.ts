import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import {
  type Comment,
  checkCodeOf,
  GivenVerdictDto,
  type PlanState,
  PlanVerifierDto,
  type SentState,
  toVerdictDto,
  toVerifierDto,
  VERDICTS,
} from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PLAN_SECTION, type SentRow } from '../domain/sent-plan.js';
import type { PlanSending } from './plan-sending.service.js';
import type { ReviewedPlan, WaitingYearlyPlan } from './reviewed-plans.service.js';
import { sentPlanOf } from './sent-yearly-plans.js';

const LARGEST_VERSION = 2_147_483_647;
const LONGEST_COMMENT = 1_000;
const LONGEST_REASON = 500;

export class SendYearlyPlanDto extends SchoolQueryDto {
  /** Of the sending, chosen by the client: the same one again sends nothing twice */
  @IsUUID()
  id: string;

  /** The version that was looked at; another one in the meantime is refused */
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version: number;
}

export class PlanRemarkDto {
  /** Chosen by the client: written again under it nothing happens */
  @IsUUID()
  id: string;

  /** Of what it speaks: whole, or week-12 for a week of teaching */
  @Matches(PLAN_SECTION)
  section: string;

  @IsPlainText()
  @Length(1, LONGEST_COMMENT)
  @Matches(/\S/u)
  body: string;
}

export class AnswerRemarkDto extends SchoolQueryDto {
  /** Chosen by the client: written again under it nothing happens */
  @IsUUID()
  id: string;

  /** Of what it speaks: whole, or week-12 for a week of teaching */
  @Matches(PLAN_SECTION)
  section: string;

  @IsPlainText()
  @Length(1, LONGEST_COMMENT)
  @Matches(/\S/u)
  body: string;
}

export class AmendYearlyPlanDto extends SchoolQueryDto {
  /** Chosen by the client: begun again under it nothing happens */
  @IsUUID()
  id: string;

  /** Whoever verifies it again reads why */
  @IsPlainText()
  @Length(1, LONGEST_REASON)
  @Matches(/\S/u)
  reason: string;
}

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

export class ShownRemarkDto {
  id: string;

  /** Of what it speaks: whole, or week-12 for a week of teaching */
  section: string;

  body: string;

  /** Null once the person has left the school */
  writtenBy: string | null;

  /** Whoever sent it wrote it */
  isAuthors: boolean;

  writtenAt: string;
}

export class PlanSendingDto {
  planId: string;

  /** Of the rows as they stand: it grows with every change, and is what is sent */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** draft: never sent, or withdrawn */
  @ApiProperty({ enum: ['draft', 'sent', 'returned', 'verified'] })
  state: PlanState;

  /** It was written on since it was sent */
  isChanged: boolean;

  /** Verified for good: it stays as it is until an amendment is begun */
  isSealed: boolean;

  /** By which anybody checks what was sealed, as it stands on paper; null where nothing is */
  checkCode: string | null;

  /** Why it is an amendment of what was sealed before; null where it is none */
  amendmentReason: string | null;

  /** Nobody has read it, so that it can be withdrawn */
  isUnread: boolean;

  /** Null for a draft */
  sentAt: string | null;

  /** Who sent it; null for a draft, and once the person has left the school */
  sentBy: string | null;

  /** Who verifies what the caller sends today; empty where nobody is named, and for whoever only reads the plan */
  verifiers: PlanVerifierDto[];

  /** In the order in which they were written; for whoever keeps the plan alone */
  comments: ShownRemarkDto[];
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

type Names = ReadonlyMap<string, string>;

export function toSendingDto({
  plan,
  standing,
  isChanged,
  mayEdit,
  verifiers,
  names,
}: PlanSending): PlanSendingDto {
  const authorId = standing?.sent.authorId ?? '';
  const comments = mayEdit ? (standing?.comments ?? []) : [];
  return {
    ...{ planId: plan.id, version: plan.revision, state: standing?.state ?? 'draft' },
    ...{ isChanged, isSealed: plan.isSealed, checkCode: checkCodeOf(standing) },
    amendmentReason: standing?.amendment?.reason ?? null,
    isUnread: standing?.state === 'sent' && standing.sent.readAt === null,
    sentAt: standing && toMalaysianIso(standing.sent.sentAt),
    sentBy: names.get(authorId) ?? null,
    verifiers: verifiers.map((verifier) => toVerifierDto(verifier, names)),
    comments: comments.map((comment) => toRemarkDto(comment, authorId, names)),
  };
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
    comments: comments.map((comment) => toRemarkDto(comment, sent.authorId, names)),
  };
}

function toRowDto({ contentStandards, learningStandards, ...row }: SentRow): SentRowDto {
  return {
    ...row,
    contentStandards: [...contentStandards],
    learningStandards: [...learningStandards],
  };
}

function toRemarkDto(
  { id, section, body, writtenBy, writtenAt }: Comment,
  authorId: string,
  names: Names,
): ShownRemarkDto {
  return {
    ...{ id, section, body, isAuthors: writtenBy === authorId, writtenBy: names.get(writtenBy) ?? null },
    writtenAt: toMalaysianIso(writtenAt),
  };
}
