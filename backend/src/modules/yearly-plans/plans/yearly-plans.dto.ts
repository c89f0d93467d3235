import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { isoOrNull } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { MaxLength } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { NewRecordDto, RecordDto, toRecordDto } from '../../../platform/records/record.dto.js';
import { GRADE_LEVELS, type GradeLevel } from '../../classes/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PROPOSAL_ANSWERS, type ProposalAnswer } from '../domain/yearly-plan.js';
import type { YearlyPlan } from './yearly-plans.repository.js';

const LONGEST_NOTE = 1_000;

export class NewYearlyPlanDto extends IntersectionType(SchoolQueryDto, NewRecordDto) {
  @IsUUID()
  academicYearId: string;

  @IsUUID()
  subjectId: string;

  /** At which the subject is taught */
  @IsIn(GRADE_LEVELS)
  gradeLevel: GradeLevel;

  /** For the caller alone; else it is the school's */
  @IsBoolean()
  isOwn: boolean;

  /** The yearly plan whose rows it begins with, of this session or another; null for none */
  @MayBeNull()
  @IsUUID()
  startFrom: string | null;

  /** Begins with the standards of the school's curriculum, evenly over the weeks */
  @IsBoolean()
  fromCurriculum: boolean;
}

export class ProposalDto extends SchoolQueryDto {
  /** To those who keep the school's plan */
  @Transform(trimmed)
  @IsPlainText()
  @MaxLength(LONGEST_NOTE)
  note: string;
}

export class ProposalAnswerDto extends SchoolQueryDto {
  @IsIn(PROPOSAL_ANSWERS)
  answer: ProposalAnswer;

  /** To the author; says why a proposal was declined */
  @Transform(trimmed)
  @IsPlainText()
  @MaxLength(LONGEST_NOTE)
  note: string;
}

export class YearlyPlanDto extends RecordDto {
  academicYearId: string;

  subjectId: string;

  gradeLevel: string;

  /** Whose own it is; null for the school's */
  authorId: string | null;

  /** The plan it began as a copy of */
  copiedFrom: string | null;

  /** When its author proposed it to those who keep the school's; null for not */
  proposedAt: string | null;

  proposalNote: string;

  /** What they answered; null while they have not */
  answer: ProposalAnswer | null;

  answerNote: string;

  answeredAt: string | null;

  rowCount: number;

  /** Verified for good: it stays as it is until an amendment is begun */
  isSealed: boolean;
}

export class ShownPlanDto extends YearlyPlanDto {
  /** Whether the caller changes it */
  mayEdit: boolean;
}

export class YearlyPlansDto {
  /** In the order in which they were made */
  items: ShownPlanDto[];

  /** Subjects whose school plans the caller keeps, begun or not */
  keptSubjectIds: string[];
}

export function toPlanDto<Shown extends YearlyPlan>({ proposedAt, answeredAt, revision, ...plan }: Shown) {
  return { ...toRecordDto(plan), proposedAt: isoOrNull(proposedAt), answeredAt: isoOrNull(answeredAt) };
}
