import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsUUID } from 'class-validator';
import { IsDayOfThisCentury, IsTimeOfDay } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import {
  type CalendarEventContent,
  EVENT_EFFECTS,
  EVENT_UNITS,
  type EventEffect,
  type EventUnit,
} from '../domain/calendar-event.js';
import { type EventTimes, REPEATS, type Repeat } from '../domain/event-times.js';
import type { CalendarEvent } from './calendar-events.repository.js';

class EventTimesDto implements EventTimes {
  /** The first day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** The last day, YYYY-MM-DD; at most 62 days later */
  @IsDayOfThisCentury()
  to: string;

  /** HH:MM, on each of the days; null for whole days */
  @MayBeNull()
  @IsTimeOfDay()
  fromTime: string | null;

  /** HH:MM, on each of the days; null for whole days */
  @MayBeNull()
  @IsTimeOfDay()
  toTime: string | null;

  /** Null for what is held once */
  @MayBeNull()
  @IsIn(REPEATS)
  repeats: Repeat | null;

  /** It is held for the last time on or before this day, YYYY-MM-DD; null for what is held once */
  @MayBeNull()
  @IsDayOfThisCentury()
  repeatsUntil: string | null;

  /** First days of repetitions that are left out, YYYY-MM-DD */
  @IsArray()
  @ArrayMaxSize(60)
  @IsDayOfThisCentury({ each: true })
  except: string[];
}

class CalendarEventContentDto extends EventTimesDto implements CalendarEventContent {
  /** An event stays in its academic year */
  @IsUUID()
  academicYearId: string;

  @Transform(trimmed)
  @IsPlainText()
  @Length(1, 200)
  title: string;

  @IsIn(EVENT_UNITS)
  unit: EventUnit;

  /** May be empty; two events at one place and hour are refused */
  @Transform(trimmed)
  @IsPlainText()
  @MaxLength(100)
  place: string;

  /** One of the members; null while nobody coordinates it */
  @MayBeNull()
  @IsUUID()
  coordinatorId: string | null;

  /** Whose lessons do not take place meanwhile */
  @IsIn(EVENT_EFFECTS)
  effect: EventEffect;

  /** Classes of the academic year, where `effect` is some */
  @IsArray()
  @ArrayMaxSize(200)
  @IsUUID(undefined, { each: true })
  classIds: string[];

  /** May be empty */
  @IsPlainText()
  @MaxLength(2000)
  note: string;
}

export class NewCalendarEventDto extends IntersectionType(
  SchoolQueryDto,
  CalendarEventContentDto,
  NewRecordDto,
) {}

export class ChangedCalendarEventDto extends IntersectionType(
  SchoolQueryDto,
  CalendarEventContentDto,
  ChangedRecordDto,
) {}

export class CalendarEventDto extends IntersectionType(RecordDto, CalendarEventContentDto) {}

/** As a search finds it: the next time that it is held, or the last one. */
export class FoundEventDto {
  id: string;

  title: string;

  /** YYYY-MM-DD */
  from: string;

  /** YYYY-MM-DD, the last day */
  to: string;
}

export class CalendarEventsDto {
  /** By their first day */
  items: CalendarEventDto[];
}

export function toCalendarEventDto(event: CalendarEvent): CalendarEventDto {
  return { ...toRecordDto(event), except: [...event.except], classIds: [...event.classIds] };
}
