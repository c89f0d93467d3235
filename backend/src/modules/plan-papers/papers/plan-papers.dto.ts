import { IsIn, MaxLength } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { LONGEST_NAME } from '../../lesson-plans/rules/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PAPER_LAYOUTS, type PaperLayout } from './plan-sheets.js';

export const PAPER_FORMATS = ['pdf', 'docx', 'template'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

export class PaperOfPlanQueryDto extends SchoolQueryDto {
  /** template: as DOCX in the school's own template */
  @IsIn(PAPER_FORMATS)
  format: PaperFormat;
}

export class PlanPapersQueryDto extends PaperOfPlanQueryDto {
  /** day: the lessons of a day on a sheet; lesson: each lesson on a sheet of its own. In a template it is always the latter */
  @IsIn(PAPER_LAYOUTS)
  layout: PaperLayout;

  /** First day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** Last day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  to: string;

  /** Of this class alone, as its plans have it */
  @MayBeAbsent()
  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  className?: string;

  /** Of this subject alone, as its plans have it */
  @MayBeAbsent()
  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  subject?: string;
}

export class PlanFileQueryDto extends SchoolQueryDto {
  /** First day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** Last day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  to: string;
}
