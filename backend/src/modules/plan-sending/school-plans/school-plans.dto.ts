import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import {
  contentOf,
  LessonPlanContentDto,
  PlanLessonDto,
  type Reflection,
  ReflectionDto,
  toPlanLessonDto,
  toReflectionDto,
} from '../../lesson-plans/index.js';
import { checkCodeOf, GivenVerdictDto, type SentState, toVerdictDto, VERDICTS } from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { NewCommentDto, ReviewCommentDto, toCommentDto } from '../sending/week-sending.dto.js';
import type { SchoolPlan, ShownPlan } from './school-plans.service.js';

/** What happened in the lesson of a plan that is verified */
class HappenedDto extends PickType(ReflectionDto, [
  'status',
  'reason',
  'present',
  'mastered',
  'notMastered',
  'result',
  'text',
  'notedAt',
  'additions',
]) {
  /** Null while nobody has taken note of it, and once the person has left the school */
  notedBy: string | null;

  /** The caller may take note of it */
  isNotable: boolean;
}

/** What was sent, as it was sent; what its author has written since stays theirs. What happened is no part of it: empty */
export class JudgedPlanDto extends LessonPlanContentDto {
  /** Of the plan */
  id: string;

  /** Of the plan, in which it was sent */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** Null once the author has left the school */
  authorName: string | null;

  sentAt: string;

  isLate: boolean;

  @ApiProperty({ enum: ['sent', 'returned', 'verified'] })
  state: SentState;

  /** Whether it waits for the caller's verdict */
  isCallersTurn: boolean;

  /** By which anybody checks what was sealed, as it stands on paper; null until it is verified for good */
  checkCode: string | null;

  /** Why it is an amendment of what was verified before; null where it is none */
  amendmentReason: string | null;

  /** Null while it is not verified, and while nothing is noted */
  happened: HappenedDto | null;

  /** In the order of the steps */
  verdicts: GivenVerdictDto[];

  /** Of whatever was ever sent of it, in the order in which they were written */
  comments: ReviewCommentDto[];
}

export class SchoolPlanDto extends JudgedPlanDto {
  /** Null for a plan of no lesson */
  lesson: PlanLessonDto | null;
}

export class GiveVerdictDto extends SchoolQueryDto {
  /** Chosen by the client: given again under it nothing happens */
  @IsUUID()
  id: string;

  @IsIn(VERDICTS)
  verdict: 'returned' | 'verified';

  /** In which the plan was looked at; what was sent in another in the meantime is not judged unseen. A page of before says none */
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version?: number;

  /** A return says why */
  @IsArray()
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  @Type(() => NewCommentDto)
  comments: NewCommentDto[];
}

export function toSchoolPlanDto(plan: SchoolPlan): SchoolPlanDto {
  return { ...toJudgedPlanDto(plan), lesson: toPlanLessonDto(plan.lesson) };
}

export function toJudgedPlanDto(plan: ShownPlan): JudgedPlanDto {
  const { standing, names, callersStep } = plan;
  const { sent, verdicts, comments, state } = standing;
  const content = contentOf(standing);
  return {
    ...content,
    reflection: '',
    ...{ id: sent.recordId, version: sent.recordVersion, authorName: names.get(sent.authorId) ?? null },
    ...{
      sentAt: toMalaysianIso(sent.sentAt),
      isLate: sent.isLate,
      state,
      isCallersTurn: callersStep !== null,
    },
    ...{ checkCode: checkCodeOf(standing), amendmentReason: standing.amendment?.reason ?? null },
    happened: plan.happened && toHappenedDto(plan.happened, plan),
    verdicts: verdicts.map((given) => toVerdictDto(given, plan)),
    comments: comments.map((comment) => toCommentDto(comment, sent.authorId, names)),
  };
}

function toHappenedDto(reflection: Reflection, { names, isVerifier }: ShownPlan): HappenedDto {
  const { status, reason, present, mastered, notMastered, result, text, notedAt, additions } =
    toReflectionDto(reflection);
  return {
    ...{ status, reason, present, mastered, notMastered, result, text, notedAt, additions },
    notedBy: names.get(reflection.notedBy ?? '') ?? null,
    isNotable: isVerifier && notedAt === null,
  };
}
