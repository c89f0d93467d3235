import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { IsDayOfThisCentury } from '../../platform/http/is-day.js';
import { IsPlainText } from '../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../platform/http/may-be-null.js';
import { MaxLength } from '../../platform/http/text-length.js';
import { ChangedRecordDto, NewRecordDto, RecordDto, toRecordDto } from '../../platform/records/record.dto.js';
import { TableQueryDto } from '../classes/index.js';
import { SchoolQueryDto } from '../schools/index.js';
import type { Absence } from './absences.repository.js';
import { ABSENCE_KINDS, type AbsenceContent, type AbsenceKind } from './domain/absence.js';

/** Timetables have fewer. */
const MOST_PERIODS = 30;

class AbsenceTimeDto {
  /** Who is away: a member of the school */
  @IsUUID()
  personId: string;

  /** The first day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** The last day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  to: string;

  /** The first period of that one day; null for whole days */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(MOST_PERIODS)
  fromPeriod: number | null;

  /** The last period; null for whole days */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(MOST_PERIODS)
  toPeriod: number | null;
}

class AbsenceContentDto extends AbsenceTimeDto implements Omit<AbsenceContent, 'enteredBy'> {
  @IsIn(ABSENCE_KINDS)
  kind: AbsenceKind;

  /** May be empty */
  @IsPlainText()
  @MaxLength(500)
  reason: string;
}

export class NewAbsenceDto extends IntersectionType(SchoolQueryDto, AbsenceContentDto, NewRecordDto) {}

export class ChangedAbsenceDto extends IntersectionType(
  SchoolQueryDto,
  AbsenceContentDto,
  ChangedRecordDto,
) {}

export class AbsencesQueryDto extends SchoolQueryDto {
  /** The first day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** The last day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  to: string;
}

export class AbsenceTableQueryDto extends IntersectionType(AbsencesQueryDto, TableQueryDto) {}

export class AbsenceDto extends IntersectionType(RecordDto, AbsenceTimeDto) {
  /** Null for whoever may only know that the person is away */
  kind: AbsenceKind | null;

  /** Null for whoever may only know that the person is away */
  reason: string | null;

  /** Who wrote it down; null for whoever may only know that the person is away */
  enteredBy: string | null;
}

export class AbsencesDto {
  /** By their first day */
  items: AbsenceDto[];
}

/** `knowsWhy`: the person, the duty of absences and administrators. */
export function toAbsenceDto(absence: Absence, knowsWhy: boolean): AbsenceDto {
  const { kind, reason, enteredBy, ...time } = toRecordDto(absence);
  return knowsWhy
    ? { ...time, kind, reason, enteredBy }
    : { ...time, kind: null, reason: null, enteredBy: null };
}
