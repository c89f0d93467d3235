import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, Matches } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { LONGEST_STANDARD } from '../domain/plan-row.js';

export class MarksDto extends SchoolQueryDto {
  /** One that the caller teaches */
  @IsUUID()
  teachingSetId: string;

  /** Learning standards as rows of the plan have them */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @IsPlainText({ each: true })
  @Length(1, LONGEST_STANDARD, { each: true })
  @Matches(/\S/u, { each: true })
  standards: string[];

  /** YYYY-MM-DD, not after today; null where they were not taught after all */
  @MayBeNull()
  @IsDayOfThisCentury()
  taughtOn: string | null;
}

export class TaughtStandardDto {
  teachingSetId: string;

  /** Its code, or its words in lower case where it has none */
  standard: string;

  /** YYYY-MM-DD */
  taughtOn: string;
}

export class TaughtStandardsDto {
  items: TaughtStandardDto[];
}
