import { Type } from 'class-transformer';
import { IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { IsDay, IsLaterThan, IsTimeOfDay } from '../../platform/http/is-day.js';
import { IsPlainText } from '../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { SchoolQueryDto } from '../schools/index.js';
import { isComplete, type LessonPlan } from './domain/lesson-plan.js';

const NAME_LENGTH = 100;
const TEXT_LENGTH = 10_000;
/** The largest `integer` of the database. */
const LARGEST_VERSION = 2_147_483_647;

/** Texts may be empty while the plan is a draft. */
export class LessonPlanContentDto extends SchoolQueryDto {
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
  @MaxLength(NAME_LENGTH)
  className: string;

  @IsPlainText()
  @MaxLength(NAME_LENGTH)
  subject: string;

  @IsPlainText()
  @MaxLength(TEXT_LENGTH)
  objective: string;

  @IsPlainText()
  @MaxLength(TEXT_LENGTH)
  activities: string;

  @IsPlainText()
  @MaxLength(TEXT_LENGTH)
  reflection: string;
}

export class CreateLessonPlanDto extends LessonPlanContentDto {
  /** Chosen by the client: creating the same plan again makes no second one */
  @IsUUID()
  id: string;
}

export class UpdateLessonPlanDto extends LessonPlanContentDto {
  /** The version that was changed; another one in the meantime is a conflict */
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version: number;
}

export class LessonPlansQueryDto extends SchoolQueryDto {
  /** First date, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDay()
  from?: string;

  /** Last date, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDay()
  to?: string;

  /** nextCursor of the page before */
  @MayBeAbsent()
  @IsString()
  cursor?: string;

  /** Plans on a page, 50 unless told otherwise */
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

export class LessonPlanDto {
  id: string;

  version: number;

  /** YYYY-MM-DD */
  date: string;

  /** HH:MM */
  startTime: string;

  /** HH:MM */
  endTime: string;

  className: string;

  subject: string;

  objective: string;

  activities: string;

  reflection: string;

  /** Objective, activities and reflection are written */
  isComplete: boolean;

  /** Loaded to look at and not edited since */
  isSample: boolean;

  updatedAt: string;

  deletedAt: string | null;
}

export class LessonPlansDto {
  items: LessonPlanDto[];

  /** null on the last page */
  nextCursor: string | null;
}

export function toLessonPlanDto({ updatedAt, deletedAt, ...plan }: LessonPlan): LessonPlanDto {
  return {
    ...plan,
    isComplete: isComplete(plan),
    updatedAt: toMalaysianIso(updatedAt),
    deletedAt: deletedAt === null ? null : toMalaysianIso(deletedAt),
  };
}
