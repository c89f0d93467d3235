import { IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import {
  type CountedPupils,
  LESSON_RESULTS,
  LESSON_STATUSES,
  type LessonResult,
  type LessonStatus,
  LONGEST_REASON,
  LONGEST_REFLECTION,
  MOST_PRESENT,
  notMastered,
  type ReflectionContent,
} from '../domain/reflection.js';
import { LessonPlanDto } from '../lesson-plans.dto.js';
import type { Addition, LessonToReflect, Reflection } from './reflections.repository.js';

class ReflectionContentDto implements ReflectionContent {
  /** Terlaksana, Ditangguhkan, Diganti */
  @IsIn(LESSON_STATUSES)
  status: LessonStatus;

  /** Why it was postponed or replaced; empty where it was taught */
  @IsPlainText()
  @MaxLength(LONGEST_REASON)
  reason: string;

  /** Pupils who were there; null where nobody counted */
  @MayBeNull()
  @IsInt()
  @Min(0)
  @Max(MOST_PRESENT)
  present: number | null;

  /** Of these, who mastered it */
  @MayBeNull()
  @IsInt()
  @Min(0)
  @Max(MOST_PRESENT)
  mastered: number | null;

  /** Tercapai, Sebahagian, Tidak tercapai; null for none */
  @MayBeNull()
  @IsIn(LESSON_RESULTS)
  result: LessonResult | null;

  @IsPlainText()
  @MaxLength(LONGEST_REFLECTION)
  text: string;
}

/** `id`: of the lesson plan. */
class NewReflectionDto extends IntersectionType(ReflectionContentDto, NewRecordDto) {}

export class CreateReflectionDto extends IntersectionType(SchoolQueryDto, NewReflectionDto) {}

export class CreateReflectionsDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => NewReflectionDto)
  reflections: NewReflectionDto[];
}

export class UpdateReflectionDto extends IntersectionType(
  SchoolQueryDto,
  ReflectionContentDto,
  ChangedRecordDto,
) {}

export class ReflectionsQueryDto extends SchoolQueryDto {
  /** First day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** Last day, YYYY-MM-DD, at most 62 days in all */
  @IsDayOfThisCentury()
  to: string;
}

const LONGEST_ADDITION = 2_000;

export class AddToReflectionDto extends SchoolQueryDto {
  /** Of the addition, chosen by the client: added again under it nothing happens */
  @IsUUID()
  id: string;

  @IsPlainText()
  @Length(1, LONGEST_ADDITION)
  @Matches(/\S/u)
  text: string;
}

export class ReflectionAdditionDto {
  id: string;

  text: string;

  writtenAt: string;
}

/** `id`: of the lesson plan. */
export class ReflectionDto extends IntersectionType(RecordDto, ReflectionContentDto) {
  /** Of those who were there; null where nobody counted */
  notMastered: number | null;

  /** Since when it is only added to: whoever verifies has taken note of it; null while nobody has */
  notedAt: string | null;

  /** What was said since, in the order in which it was written */
  additions: ReflectionAdditionDto[];
}

class ReflectedPlanDto extends PickType(LessonPlanDto, [
  'id',
  'date',
  'startTime',
  'endTime',
  'className',
  'subject',
  'topic',
  'objective',
  'learningStandards',
  'teachingSetId',
]) {}

/** By taps per pupil. */
class CountedPupilsDto implements CountedPupils {
  present: number;

  mastered: number;
}

export class LessonToReflectDto {
  plan: ReflectedPlanDto;

  /** Of the teaching set; null where nobody knows */
  pupils: number | null;

  /** From which the numbers are proposed; null where nobody counted */
  counted: CountedPupilsDto | null;

  /** Null while nothing is noted */
  reflection: ReflectionDto | null;
}

export class LessonsToReflectDto {
  items: LessonToReflectDto[];
}

export class ReflectionsDto {
  items: ReflectionDto[];
}

export function toReflectionDto(reflection: Reflection): ReflectionDto {
  const { notedBy, notedAt, additions, ...kept } = reflection;
  return {
    ...toRecordDto(kept),
    notMastered: notMastered(reflection),
    notedAt: isoOrNull(notedAt),
    additions: additions.map(toAdditionDto),
  };
}

export function toAdditionDto({ id, text, writtenAt }: Addition): ReflectionAdditionDto {
  return { id, text, writtenAt: toMalaysianIso(writtenAt) };
}

export function toLessonToReflectDto({
  plan,
  pupils,
  counted,
  reflection,
}: LessonToReflect): LessonToReflectDto {
  const { id, date, startTime, endTime, className, subject, topic, objective, teachingSetId } = plan;
  const learningStandards = [...plan.learningStandards];
  return {
    plan: {
      ...{ id, date, startTime, endTime, className, subject, topic, objective },
      ...{ learningStandards, teachingSetId },
    },
    pupils,
    counted: counted && { present: counted.present, mastered: counted.mastered },
    reflection: reflection && toReflectionDto(reflection),
  };
}
