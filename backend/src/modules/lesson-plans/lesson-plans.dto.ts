import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsDay } from '../../platform/http/is-day.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { PageDto, PageQueryDto } from '../../platform/page/page.dto.js';
import { dtosOf } from '../../platform/records/noun-dtos.js';
import { toRecordDto } from '../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../schools/index.js';
import { isComplete, LESSON_PLAN, type LessonPlan } from './domain/lesson-plan.js';
import { PlanLessonDto } from './lessons/plan-lesson.dto.js';

const Plan = dtosOf(LESSON_PLAN, {
  date: 'YYYY-MM-DD',
  startTime: 'HH:MM',
  endTime: 'HH:MM, later than startTime',
  contentStandards: 'Standard kandungan, each in a line, e.g. "9.2 Haba"',
  learningStandards: 'Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba"',
  successCriteria: 'Kriteria kejayaan',
  activities: 'A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)"',
  pedagogy: 'PAK-21',
  thinking: 'KBAT',
  crossCurricular: 'EMK',
  moralValues: 'Nilai murni',
  resources: 'BBM, ABM',
  assessment: 'Pentaksiran',
  targetLevel: 'TP sasaran, null for none',
  enrichment: 'Pengayaan',
  remediation: 'Pemulihan',
});

export class LessonPlanContentDto extends Plan.Content {}

export class CreateLessonPlanDto extends Plan.New {}

export class UpdateLessonPlanDto extends Plan.Changed {}

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

export class LessonPlanDto extends Plan.Reply {
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

export class FoundPlanDto extends PickType(LessonPlanDto, ['id', 'date', 'className', 'subject']) {
  /** Null for a plan of no lesson */
  lesson: PlanLessonDto | null;
}

export class LessonPlansDto extends PageDto {
  items: LessonPlanDto[];
}

export function toLessonPlanDto(plan: LessonPlan): LessonPlanDto {
  return { ...toRecordDto(plan), isComplete: isComplete(plan) };
}
