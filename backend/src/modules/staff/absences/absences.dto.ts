import { IntersectionType } from '@nestjs/swagger';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { TableQueryDto } from '../../classes/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { ABSENCE } from '../domain/absence.js';
import type { AbsenceKind } from '../domain/absence-kind.js';
import type { Absence as KeptAbsence } from './absences.repository.js';

const times = {
  personId: 'Who is away: a member of the school',
  from: 'The first day, YYYY-MM-DD',
  to: 'The last day, YYYY-MM-DD',
  fromPeriod: 'The first period of that one day; null for whole days',
  toPeriod: 'The last period; null for whole days',
};
const Absence = dtosOf(ABSENCE, { ...times, reason: 'May be empty' });

const { kind: _kind, reason: _reason, ...known } = ABSENCE.fields;
/** What everybody may know of it. */
const AbsenceTime = dtosOf({ ...ABSENCE, fields: known, byServer: {} }, times);

export class NewAbsenceDto extends Absence.New {}

export class ChangedAbsenceDto extends Absence.Changed {}

export class AbsencesQueryDto extends SchoolQueryDto {
  /** The first day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** The last day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  to: string;
}

export class AbsenceTableQueryDto extends IntersectionType(AbsencesQueryDto, TableQueryDto) {}

export class AbsenceDto extends AbsenceTime.Reply {
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
export function toAbsenceDto(absence: KeptAbsence, knowsWhy: boolean): AbsenceDto {
  const { kind, reason, enteredBy, ...time } = toRecordDto(absence);
  return knowsWhy
    ? { ...time, kind, reason, enteredBy }
    : { ...time, kind: null, reason: null, enteredBy: null };
}
