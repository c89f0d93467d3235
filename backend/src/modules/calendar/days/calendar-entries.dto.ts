import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsUUID } from 'class-validator';
import { IsDayOfThisCentury, IsTimeOfDay } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { ENTRY_KINDS, type EntryContent, type EntryKind } from '../domain/calendar-entry.js';
import { WEEKDAYS, type Weekday } from '../domain/school-calendar.js';
import type { CalendarEntry } from './calendar-entries.repository.js';

class EntryContentDto implements EntryContent {
  /** An entry stays in its academic year */
  @IsUUID()
  academicYearId: string;

  /** A holiday of the school's own, `held` for a day that is held otherwise than its weekday says, or a special period */
  @IsIn(ENTRY_KINDS)
  kind: EntryKind;

  @Transform(trimmed)
  @IsPlainText()
  @Length(1, 200)
  name: string;

  /** The first day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** The last day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  to: string;

  /** Whose lessons are held on a day that is held, Sunday is 0; null: its own */
  @MayBeNull()
  @IsIn(WEEKDAYS)
  followsWeekday: Weekday | null;

  /** HH:MM, nothing is taught from then on; null for a whole day */
  @MayBeNull()
  @IsTimeOfDay()
  cutFrom: string | null;

  /** Whether the lessons of the timetable are held; a holiday has none */
  @IsBoolean()
  hasLessons: boolean;

  /** Of a special period; null for the usual one */
  @MayBeNull()
  @IsUUID()
  bellScheduleId: string | null;

  /** Of a special period; null for all */
  @MayBeNull()
  @IsArray()
  @ArrayMaxSize(200)
  @IsUUID(undefined, { each: true })
  classIds: string[] | null;
}

export class NewCalendarEntryDto extends IntersectionType(SchoolQueryDto, EntryContentDto, NewRecordDto) {}

export class ChangedCalendarEntryDto extends IntersectionType(
  SchoolQueryDto,
  EntryContentDto,
  ChangedRecordDto,
) {}

export class CalendarEntryDto extends IntersectionType(RecordDto, EntryContentDto) {}

export function toCalendarEntryDto(entry: CalendarEntry): CalendarEntryDto {
  return { ...toRecordDto(entry), classIds: entry.classIds && [...entry.classIds] };
}
