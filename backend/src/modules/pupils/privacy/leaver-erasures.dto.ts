import { IsString } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { MaxLength } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { ErasedRowsDto } from './privacy.dto.js';

export class LeaversQueryDto extends SchoolQueryDto {
  /** Whose last day is before this one, YYYY-MM-DD: a year ago at the latest */
  @IsDayOfThisCentury()
  before: string;
}

export class LeaversCountDto {
  pupils: number;
}

export class EraseLeaversDto extends LeaversQueryDto {
  /** The code of the school: nothing brings back what is erased */
  @IsString()
  @MaxLength(60)
  confirmation: string;
}

export class ErasedLeaversDto {
  /** How many pupils */
  erased: number;

  /** How many more left before the day: they are erased by asking again */
  left: number;

  erasedAt: string;

  /** What was found of all of them, and what became of it */
  lines: ErasedRowsDto[];

  /** The day on which the last backup that holds them is gone, YYYY-MM-DD */
  backupsGoneOn: string;
}
