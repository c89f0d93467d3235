import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MaxLength } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { LONGEST_NAME } from '../domain/lesson-plan.js';

/** Words of plans, and the set that they mean. */
class WordsOfSetDto {
  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  className: string;

  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  subject: string;

  /** A set that the caller teaches or has taught */
  @IsUUID()
  teachingSetId: string;
}

export class PlanMatchDto {
  className: string;

  subject: string;

  teachingSetId: string;

  /** e.g. 4 Bestari */
  setName: string;

  /** e.g. Bahasa Melayu */
  subjectName: string;

  /** How many plans would be joined */
  plans: number;
}

export class PlanMatchesDto {
  /** Those with the most plans first */
  items: PlanMatchDto[];
}

export class JoinPlansDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => WordsOfSetDto)
  matches: WordsOfSetDto[];
}

export class JoinedPlansDto {
  /** What an undoing takes */
  planIds: string[];
}

export class PartPlansDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2000)
  @IsUUID('all', { each: true })
  planIds: string[];
}
