import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
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
  LAST_WEEK,
  LONGEST_HEAD,
  LONGEST_ROW_TEXT,
  LONGEST_STANDARD,
  type PlanRowContent,
} from '../domain/plan-row.js';
import type { KeptPlanRow } from './plan-rows.repository.js';

const LARGEST_RANK = 1_000_000;
const LARGEST_VERSION = 2_147_483_647;

class RowPlaceDto {
  /** Which week of teaching of the session, from 1; weeks of holidays are not counted */
  @IsInt()
  @Min(1)
  @Max(LAST_WEEK)
  week: number;

  /** Orders the rows of a week */
  @IsInt()
  @Min(0)
  @Max(LARGEST_RANK)
  rank: number;
}

class PlanRowContentDto extends RowPlaceDto implements PlanRowContent {
  /** A row stays in its plan */
  @IsUUID()
  planId: string;

  @IsPlainText()
  @MaxLength(LONGEST_HEAD)
  theme: string;

  @IsPlainText()
  @MaxLength(LONGEST_HEAD)
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
  @MaxLength(LONGEST_ROW_TEXT)
  objective: string;

  /** EMK */
  @IsPlainText()
  @MaxLength(LONGEST_ROW_TEXT)
  crossCurricular: string;

  /** BBM */
  @IsPlainText()
  @MaxLength(LONGEST_ROW_TEXT)
  resources: string;

  @IsPlainText()
  @MaxLength(LONGEST_ROW_TEXT)
  notes: string;
}

export class NewPlanRowDto extends IntersectionType(SchoolQueryDto, PlanRowContentDto, NewRecordDto) {}

export class ChangedPlanRowDto extends IntersectionType(
  SchoolQueryDto,
  PlanRowContentDto,
  ChangedRecordDto,
) {}

class RowMoveDto extends RowPlaceDto {
  @IsUUID()
  id: string;

  /** The version that was read */
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version: number;
}

export class RowMovesDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(300)
  @ValidateNested({ each: true })
  @Type(() => RowMoveDto)
  moves: RowMoveDto[];
}

class TakenDifferenceDto {
  /** `add:` a row of the other plan, `change:` one of it and one of this, `remove:` a row of this one */
  @Matches(/^(?:add|remove|change)(?::[0-9a-f-]{36}){1,2}$/)
  key: string;

  /** Of the other plan's row, as it was compared; null where it has none */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  fromVersion: number | null;

  /** Of this plan's row */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  toVersion: number | null;
}

export class TakeOverDto extends SchoolQueryDto {
  /** The other plan, of the same subject */
  @IsUUID()
  from: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(600)
  @ValidateNested({ each: true })
  @Type(() => TakenDifferenceDto)
  differences: TakenDifferenceDto[];
}

export class PlanRowDto extends IntersectionType(RecordDto, PlanRowContentDto) {
  /** The row of another plan of which it is a copy */
  originId: string | null;
}

export class PlanRowsDto {
  /** In the order in which they are taught */
  items: PlanRowDto[];
}

export function toRowDto({ academicYearId: _year, authorId: _author, ...row }: KeptPlanRow): PlanRowDto {
  return {
    ...toRecordDto(row),
    contentStandards: [...row.contentStandards],
    learningStandards: [...row.learningStandards],
  };
}
