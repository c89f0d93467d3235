import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsName } from '../../../platform/http/is-name.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ChangedRecordDto } from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import { YearContentDto } from '../academic-years/academic-years.dto.js';
import type { YearContent } from '../domain/academic-year.js';
import { type RollOverPartDto, RollOverPartsDto } from './roll-over-part.dto.js';
import type { KeptRollOver } from './roll-overs.repository.js';

export type ProposedParts = Readonly<Record<string, RollOverPartDto>>;

/** `parts` null: it is applied. */
export type Proposal = Readonly<{ kept: KeptRollOver; year: YearContent; parts: ProposedParts | null }>;

export class BeginRollOverDto extends IntersectionType(SchoolQueryDto, YearContentDto) {
  /** The academic year that what is taught is taken from */
  @IsUUID()
  fromYearId: string;
}

export class ChangeRollOverDto extends IntersectionType(SchoolQueryDto, YearContentDto, ChangedRecordDto) {}

export class RollOverDecisionDto {
  /** Of the row that is decided on */
  @IsName()
  @Length(1, 120)
  key: string;

  /** One of the choices of its part, or a name */
  @Transform(trimmed)
  @IsName()
  @Length(1, 40)
  value: string;
}

export class DecideRollOverDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => RollOverDecisionDto)
  decisions: RollOverDecisionDto[];
}

export class ApplyRollOverDto extends IntersectionType(SchoolQueryDto, ChangedRecordDto) {
  /** The name of the new academic year, typed by whoever opens it */
  @Transform(trimmed)
  @IsName()
  @Length(1, 20)
  confirmation: string;
}

class KeptRollOverDto {
  id: string;

  version: number;

  /** The academic year that what is taught is taken from */
  fromYearId: string;

  name: string;

  /** YYYY-MM-DD */
  firstDay: string;

  /** YYYY-MM-DD */
  lastDay: string;

  /** When somebody last changed it */
  changedAt: string;

  /** Null while nothing is made */
  appliedAt: string | null;

  /** How much of each part was made; null while nothing is made */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, nullable: true })
  made: Record<string, number> | null;
}

export class RollOverDto extends KeptRollOverDto {
  /** What would be made; null once it is */
  parts: RollOverPartsDto | null;
}

export class RollOversDto {
  /** By the days of the academic years that they begin */
  items: KeptRollOverDto[];
}

export function toKeptRollOverDto(kept: KeptRollOver): KeptRollOverDto {
  const { id, version, fromYearId, name, firstDay, lastDay, changedAt, applied } = kept;
  const counts = Object.entries(applied?.made ?? {}).map(([part, ids]) => [part, ids.length] as const);
  return {
    id,
    version,
    fromYearId,
    name,
    firstDay,
    lastDay,
    changedAt: toMalaysianIso(changedAt),
    appliedAt: isoOrNull(applied?.at ?? null),
    made: applied && Object.fromEntries(counts),
  };
}

export function toRollOverDto({ kept, year, parts }: Proposal): RollOverDto {
  const { name, firstDay, lastDay } = year;
  return { ...toKeptRollOverDto(kept), name, firstDay, lastDay, parts };
}
