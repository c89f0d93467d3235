import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { OfficialDays } from '../domain/official-year.js';
import {
  HOLIDAY_KINDS,
  type Holiday,
  type HolidayKind,
  type TermBlock,
  WEEK_NUMBERINGS,
  type Weekday,
  type WeekNumbering,
} from '../domain/school-calendar.js';
import { differencesOf } from '../domain/session-days.js';
import type { SuggestedHoliday } from '../domain/suggested-holidays.js';
import { BellScheduleDto, toBellScheduleDto } from './bell-schedules.dto.js';
import { CalendarEntryDto, toCalendarEntryDto } from './calendar-entries.dto.js';
import type { SessionCalendar } from './session-calendars.js';

export class TermBlockDto implements TermBlock {
  /** 1 or 2; a term can be more than one block */
  @IsInt()
  @Min(1)
  @Max(4)
  term: number;

  /** YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** YYYY-MM-DD, included */
  @IsDayOfThisCentury()
  to: string;
}

export class HolidayDto implements Holiday {
  @IsIn(HOLIDAY_KINDS)
  kind: HolidayKind;

  @IsPlainText()
  @Length(1, 200)
  name: string;

  /** YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** YYYY-MM-DD, included */
  @IsDayOfThisCentury()
  to: string;
}

export class CalendarOfDayQueryDto extends SchoolQueryDto {
  /** YYYY-MM-DD */
  @IsDayOfThisCentury()
  day: string;
}

class CalendarVersionDto extends SchoolQueryDto {
  @IsUUID()
  academicYearId: string;

  /** The version that was changed; another one in the meantime is a conflict. 0 where the school has said nothing yet */
  @IsInt()
  @Min(0)
  @Max(2147483647)
  version: number;
}

export class CycleDto {
  /** 2 for two timetables that take turns */
  @IsIn([1, 2])
  weeks: 1 | 2;

  /** A day of the first week, YYYY-MM-DD */
  @IsDayOfThisCentury()
  anchor: string;

  /** Whether turns are counted in weeks of school only */
  @IsBoolean()
  skipsHolidayWeeks: boolean;
}

export class ChangedCycleDto extends CalendarVersionDto {
  @ValidateNested()
  @Type(() => CycleDto)
  cycle: CycleDto;
}

export class SessionDaysDto {
  /** In their order */
  @IsArray()
  @ArrayMaxSize(12)
  @ValidateNested({ each: true })
  @Type(() => TermBlockDto)
  terms: TermBlockDto[];

  @IsArray()
  @ArrayMaxSize(120)
  @ValidateNested({ each: true })
  @Type(() => HolidayDto)
  holidays: HolidayDto[];
}

export class ChangedDaysDto extends CalendarVersionDto {
  /** The school's own; null: as published */
  @MayBeNull()
  @ValidateNested()
  @Type(() => SessionDaysDto)
  days: SessionDaysDto | null;
}

export class DecidedDifferencesDto extends CalendarVersionDto {
  /** Keys of differences that the school takes over */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  accepted: string[];

  /** Keys of differences that it never wants to be asked about again */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  declined: string[];
}

export class DecidedHolidaysDto extends CalendarVersionDto {
  /** Days of suggestions that become holidays of the school, YYYY-MM-DD */
  @IsArray()
  @ArrayMaxSize(60)
  @ArrayUnique()
  @IsDayOfThisCentury({ each: true })
  confirmed: string[];

  /** Days of suggestions that it puts aside, YYYY-MM-DD */
  @IsArray()
  @ArrayMaxSize(60)
  @ArrayUnique()
  @IsDayOfThisCentury({ each: true })
  dismissed: string[];

  /** Days that were put aside and are suggested again, YYYY-MM-DD */
  @IsArray()
  @ArrayMaxSize(60)
  @ArrayUnique()
  @IsDayOfThisCentury({ each: true })
  reopened: string[];
}

/** A public holiday that the calendar does not hold */
export class SuggestedHolidayDto implements SuggestedHoliday {
  /** YYYY-MM-DD */
  day: string;

  name: string;

  kind: 'federal' | 'state';
}

export class DifferenceDto {
  key: string;

  /** Whether the ministry has the line and the school has not, or the other way round */
  act: 'add' | 'remove';

  /** Null for a holiday */
  term: TermBlockDto | null;

  /** Null for a term */
  holiday: HolidayDto | null;
}

export class LessonStopDto {
  eventId: string;

  name: string;

  from: string;

  to: string;

  /** Null: all day */
  time: StopTimeDto | null;

  /** Null: everybody's */
  classIds: string[] | null;
}

export class StopTimeDto {
  /** HH:MM */
  from: string;

  /** HH:MM, not included */
  to: string;
}

/** Everything that is known of a session of the school: the rules over it say which day is what. */
export class SessionCalendarDto {
  academicYearId: string;

  name: string;

  firstDay: string;

  lastDay: string;

  /** Of states: A has school from Sunday to Thursday */
  group: 'A' | 'B';

  /** Sunday is 0 */
  schoolWeekdays: Weekday[];

  /** Of what the school changes beside single entries; 0 where it has said nothing yet */
  version: number;

  /** Terms and holidays as they stand without the school's entries */
  days: SessionDaysDto;

  /** Whether the days are the school's own and not as published */
  hasOwnDays: boolean;

  /** Whether the ministry has published the session */
  isConfirmed: boolean;

  /** What was published otherwise than the school has it */
  differences: DifferenceDto[];

  /** Public holidays on days of school, for the school to confirm */
  suggestions: SuggestedHolidayDto[];

  entries: CalendarEntryDto[];

  bellSchedules: BellScheduleDto[];

  /** Lessons that do not take place because of events */
  stops: LessonStopDto[];

  cycle: CycleDto;

  /** By which number the school calls its weeks */
  @IsIn(WEEK_NUMBERINGS)
  numbering: WeekNumbering;

  leastSchoolDays: number;

  mostSchoolEvents: number;
}

export function toSessionCalendarDto(of: SessionCalendar): SessionCalendarDto {
  const { year, parts, entries, bellSchedules, kept, published, suggestions } = of;
  const { days, stops, ...said } = parts;
  const { group, schoolWeekdays, cycle, numbering, isConfirmed, leastSchoolDays, mostSchoolEvents } = said;
  return {
    academicYearId: year.id,
    name: year.name,
    firstDay: year.firstDay,
    lastDay: year.lastDay,
    group,
    schoolWeekdays: [...schoolWeekdays],
    version: kept.version,
    days: toSessionDaysDto(days),
    hasOwnDays: kept.days !== null,
    isConfirmed,
    differences: (published ? differencesOf(days, published, kept.declined) : []).map((each) => ({
      key: each.key,
      act: each.act,
      term: each.what === 'term' ? { ...each.line } : null,
      holiday: each.what === 'holiday' ? { ...each.line } : null,
    })),
    suggestions: suggestions.map((each) => ({ ...each })),
    entries: entries.map(toCalendarEntryDto),
    bellSchedules: bellSchedules.map(toBellScheduleDto),
    stops: stops.map(({ time, classIds, ...stop }) => ({
      ...stop,
      time: time && { ...time },
      classIds: classIds && [...classIds],
    })),
    cycle: { ...cycle },
    numbering,
    leastSchoolDays,
    mostSchoolEvents,
  };
}

export function toSessionDaysDto({ terms, holidays }: OfficialDays): SessionDaysDto {
  return {
    terms: terms.map((term) => ({ ...term })),
    holidays: holidays.map((holiday) => ({ ...holiday })),
  };
}
