import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { SHIFTS, type Shift } from '../../lesson-plans/index.js';
import {
  type Comment,
  checkCodeOf,
  NewRemarkDto,
  type PlanState,
  PlanVerifierDto,
  RemarkDto,
  toRemarkDto,
  toVerifierDto,
  WEEK_STATES,
  type WeekState,
} from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { COMMENTED_PARTS, type CommentedPart, commentedPart } from '../domain/sendable-plan.js';
import type { SentPlan, SentWeek } from './week-standings.js';

const LARGEST_VERSION = 2_147_483_647;

export class SendWeekQueryDto extends SchoolQueryDto {
  /** Any day of the week, YYYY-MM-DD */
  @IsDayOfThisCentury()
  day: string;
}

export class WithdrawWeekDto extends SendWeekQueryDto {
  /** Only of these plans. A page of before says none */
  @MayBeAbsent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  planIds?: string[];
}

export class ShiftPlanDto {
  /** alone: to the next lesson of its set without a plan; following: each plan of the set goes on by one lesson */
  @IsIn(SHIFTS)
  shift: Shift;
}

export class ShiftedPlansDto {
  /** Ids of the plans that are of another lesson now */
  moved: string[];
}

class PlanToSendDto {
  @IsUUID()
  planId: string;

  /** The version that was looked at; another one in the meantime is refused */
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version: number;
}

export class SendWeekDto extends SendWeekQueryDto {
  /** Of the sending, chosen by the client: the same one again sends nothing twice */
  @IsUUID()
  id: string;

  /** When the button was pressed, where that was before it could be sent; it counts for the deadline */
  @MayBeNull()
  @IsISO8601({ strict: true })
  pressedAt: string | null;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PlanToSendDto)
  plans: PlanToSendDto[];
}

export class NewCommentDto extends NewRemarkDto {
  /** Of what it speaks */
  @IsIn(COMMENTED_PARTS)
  section: CommentedPart;
}

export class AnswerDto extends IntersectionType(SchoolQueryDto, NewCommentDto) {}

export class ReviewCommentDto extends RemarkDto {
  @ApiProperty({ enum: COMMENTED_PARTS })
  section: CommentedPart;
}

export class SentPlanDto {
  planId: string;

  /** draft: never sent, or withdrawn */
  @ApiProperty({ enum: ['draft', 'sent', 'returned', 'verified'] })
  state: PlanState;

  /** The author has written on since */
  isChanged: boolean;

  /** Others of the week were sent before */
  isAddition: boolean;

  isLate: boolean;

  /** Verified for good: what is planned stays as it is until an amendment is begun */
  isSealed: boolean;

  /** By which anybody checks what was sealed, as it stands on paper; null where nothing is */
  checkCode: string | null;

  /** Why it is an amendment of what was sealed before; null where it is none */
  amendmentReason: string | null;

  /** Nobody has read it, so that it can be withdrawn */
  isUnread: boolean;

  /** In the order in which they were written */
  comments: ReviewCommentDto[];
}

export class SentWeekDto {
  /** Its first day, YYYY-MM-DD */
  week: string;

  @ApiProperty({ enum: WEEK_STATES })
  state: WeekState;

  /** Lessons of which a plan is expected */
  @ApiProperty({ type: 'integer' })
  expected: number;

  dueAt: string;

  /** What is sent now is late */
  isOverdue: boolean;

  /** Who verifies what is sent today; empty where nobody is named */
  verifiers: PlanVerifierDto[];

  plans: SentPlanDto[];
}

type Names = ReadonlyMap<string, string>;

export function toSentWeekDto({
  week,
  state,
  expected,
  dueAt,
  isOverdue,
  verifiers,
  plans,
  names,
}: SentWeek): SentWeekDto {
  return {
    ...{ week, state, expected, isOverdue },
    dueAt: toMalaysianIso(dueAt),
    verifiers: verifiers.map((verifier) => toVerifierDto(verifier, names)),
    plans: plans.map((plan) => toSentPlanDto(plan, names)),
  };
}

export function toCommentDto(comment: Comment, authorId: string, names: Names): ReviewCommentDto {
  return { ...toRemarkDto(comment, authorId, names), section: commentedPart(comment.section) };
}

function toSentPlanDto({ plan, standing, isChanged, isAddition }: SentPlan, names: Names): SentPlanDto {
  return {
    ...{ planId: plan.id, state: standing?.state ?? 'draft', isChanged, isAddition },
    isLate: standing?.sent.isLate ?? false,
    isSealed: plan.isSealed,
    checkCode: checkCodeOf(standing),
    amendmentReason: standing?.amendment?.reason ?? null,
    isUnread: standing?.state === 'sent' && standing.sent.readAt === null,
    comments: (standing?.comments ?? []).map((comment) =>
      toCommentDto(comment, standing?.sent.authorId ?? '', names),
    ),
  };
}
