import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, Matches } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { LONGEST_BLOCK, LONGEST_BLOCK_NAME, type PlanBlockContent } from '../domain/plan-block.js';
import type { ListedBlock, PlanBlock } from './plan-blocks.repository.js';

class PlanBlockContentDto implements PlanBlockContent {
  @Transform(trimmed)
  @IsName()
  @Length(1, LONGEST_BLOCK_NAME)
  name: string;

  /** A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
  @IsPlainText()
  @Length(1, LONGEST_BLOCK)
  @Matches(/\S/u)
  steps: string;

  /** With everybody in the school */
  @IsBoolean()
  isShared: boolean;
}

export class NewPlanBlockDto extends IntersectionType(SchoolQueryDto, PlanBlockContentDto, NewRecordDto) {}

export class ChangedPlanBlockDto extends IntersectionType(
  SchoolQueryDto,
  PlanBlockContentDto,
  ChangedRecordDto,
) {}

export class PlanBlockDto extends IntersectionType(RecordDto, PlanBlockContentDto) {}

export class ListedPlanBlockDto extends PlanBlockDto {
  /** Who shares it; null for one's own */
  authorName: string | null;
}

export class PlanBlocksDto {
  /** One's own, then what colleagues share; each by name */
  items: ListedPlanBlockDto[];
}

export function toRecordOfBlock(block: PlanBlock): PlanBlockDto {
  return toRecordDto(block);
}

export function toListedBlockDto(block: ListedBlock): ListedPlanBlockDto {
  return toRecordDto(block);
}
