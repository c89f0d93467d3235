import { IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { type Comment, NewRemarkDto, RemarkDto, toRemarkDto } from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PLAN_SECTION } from '../domain/sent-plan.js';

export class PlanRemarkDto extends NewRemarkDto {
  /** Of what it speaks: whole, or week-12 for a week of teaching */
  @Matches(PLAN_SECTION)
  section: string;
}

export class AnswerRemarkDto extends IntersectionType(SchoolQueryDto, PlanRemarkDto) {}

export class ShownRemarkDto extends RemarkDto {
  /** Of what it speaks: whole, or week-12 for a week of teaching */
  section: string;
}

export function toShownRemarkDto(
  remark: Comment,
  authorId: string,
  names: ReadonlyMap<string, string>,
): ShownRemarkDto {
  return { ...toRemarkDto(remark, authorId, names), section: remark.section };
}
