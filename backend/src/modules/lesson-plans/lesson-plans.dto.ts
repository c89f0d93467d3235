import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Matches, Max, Min } from 'class-validator';
import { IsDay, IsLaterThan, IsTimeOfDay } from '../../platform/http/is-day.js';
import { IsPlainText } from '../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../platform/http/text-length.js';
import { PageDto, PageQueryDto } from '../../platform/page/page.dto.js';
import { ChangedRecordDto, NewRecordDto, RecordDto, toRecordDto } from '../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../schools/index.js';
import {
  HIGHEST_LEVEL,
  isComplete,
  type LessonPlan,
  type LessonPlanContent,
  LONGEST_EXTRA,
  LONGEST_NAME,
  LONGEST_STANDARD,
  LONGEST_TEXT,
  LONGEST_TOPIC,
} from './domain/lesson-plan.js';
import { NEW_PLAN_FIELDS, type SentLessonPlan } from './lesson-plans.repository.js';

/** Texts may be empty while the plan is a draft. */
export class LessonPlanContentDto implements LessonPlanContent {
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
  @MaxLength(LONGEST_TOPIC)
  topic: string;

  /** Standard kandungan, each in a line, e.g. "9.2 Haba" */
  @IsArray()
  @ArrayMaxSize(20)
  @IsPlainText({ each: true })
  @Length(1, LONGEST_STANDARD, { each: true })
  @Matches(/\S/u, { each: true })
  contentStandards: string[];

  /** Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
  @IsArray()
  @ArrayMaxSize(20)
  @IsPlainText({ each: true })
  @Length(1, LONGEST_STANDARD, { each: true })
  @Matches(/\S/u, { each: true })
  learningStandards: string[];

  @IsPlainText()
  @MaxLength(LONGEST_TEXT)
  objective: string;

  /** Kriteria kejayaan */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  successCriteria: string;

  /** A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
  @IsPlainText()
  @MaxLength(LONGEST_TEXT)
  activities: string;

  @IsPlainText()
  @MaxLength(LONGEST_TEXT)
  reflection: string;

  /** PAK-21 */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  pedagogy: string;

  /** KBAT */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  thinking: string;

  /** EMK */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  crossCurricular: string;

  /** Nilai murni */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  moralValues: string;

  /** BBM, ABM */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  resources: string;

  /** Pentaksiran */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  assessment: string;

  /** TP sasaran, null for none */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(HIGHEST_LEVEL)
  targetLevel: number | null;

  /** Pengayaan */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  enrichment: string;

  /** Pemulihan */
  @IsPlainText()
  @MaxLength(LONGEST_EXTRA)
  remediation: string;
}

/** Yesterday's page does not send what is new. */
class SentLessonPlanDto
  extends IntersectionType(
    OmitType(LessonPlanContentDto, NEW_PLAN_FIELDS),
    PartialType(PickType(LessonPlanContentDto, NEW_PLAN_FIELDS), { skipNullProperties: false }),
  )
  implements SentLessonPlan {}

export class CreateLessonPlanDto extends IntersectionType(SchoolQueryDto, SentLessonPlanDto, NewRecordDto) {}

export class UpdateLessonPlanDto extends IntersectionType(
  SchoolQueryDto,
  SentLessonPlanDto,
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

  /** Made for the author, who has not looked at it yet */
  isUnseen: boolean;

  /** Verified: what is planned stays as it is until an amendment is begun */
  isSealed: boolean;

  /** How many links and files it has */
  attachments: number;
}

export class FoundPlanDto extends PickType(LessonPlanDto, ['id', 'date', 'className', 'subject']) {}

export class LessonPlansDto extends PageDto {
  items: LessonPlanDto[];
}

export function toLessonPlanDto(plan: LessonPlan): LessonPlanDto {
  const contentStandards = [...plan.contentStandards];
  const learningStandards = [...plan.learningStandards];
  return { ...toRecordDto(plan), contentStandards, learningStandards, isComplete: isComplete(plan) };
}
