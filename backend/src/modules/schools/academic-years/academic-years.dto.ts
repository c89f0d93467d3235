import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isoOrNull } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ChangedRecordDto, NewRecordDto } from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import {
  type AcademicYear,
  type AcademicYearState,
  stateOfYear,
  type YearContent,
} from '../domain/academic-year.js';

export class YearContentDto implements YearContent {
  /** e.g. 2027; each once in a school */
  @Transform(trimmed)
  @IsName()
  @Length(1, 20)
  name: string;

  /** The first day of school, YYYY-MM-DD */
  @IsDayOfThisCentury()
  firstDay: string;

  /** The last day of school, YYYY-MM-DD; academic years of a school never overlap */
  @IsDayOfThisCentury()
  lastDay: string;
}

export class NewAcademicYearDto extends IntersectionType(SchoolQueryDto, YearContentDto, NewRecordDto) {}

export class ChangedAcademicYearDto extends IntersectionType(
  SchoolQueryDto,
  YearContentDto,
  ChangedRecordDto,
) {}

export class CloseAcademicYearDto extends SchoolQueryDto {
  /** Said to whoever wonders why nothing of it can be changed */
  @Transform(trimmed)
  @IsName()
  @Length(3, 200)
  reason: string;
}

export class AcademicYearDto {
  id: string;

  version: number;

  name: string;

  /** YYYY-MM-DD */
  firstDay: string;

  /** YYYY-MM-DD */
  lastDay: string;

  /** Prepared: it has not begun, and nobody has opened it. Closed: it can only be read */
  state: AcademicYearState;

  /** Null while it is not closed */
  closedAt: string | null;

  /** Null while it is not closed */
  closeReason: string | null;
}

export class AcademicYearsDto {
  /** In the order of their days */
  items: AcademicYearDto[];

  /** Today's; between two the next, after all of them the last; null for a school without any */
  currentId: string | null;
}

export function toAcademicYearDto(
  { openedAt, closedAt, ...year }: AcademicYear,
  today: string,
): AcademicYearDto {
  const state = stateOfYear({ openedAt, closedAt, firstDay: year.firstDay }, today);
  return { ...year, state, closedAt: isoOrNull(closedAt) };
}
