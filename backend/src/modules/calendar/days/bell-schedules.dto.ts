import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsUUID, ValidateNested } from 'class-validator';
import { IsTimeOfDay } from '../../../platform/http/is-day.js';
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
import { GRADE_LEVELS } from '../../classes/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { BellScheduleContent } from '../domain/bell-schedule.js';
import {
  BELL_ROW_KINDS,
  type BellDay,
  type BellRow,
  type BellRowKind,
  SHIFTS,
  type Shift,
  WEEKDAYS,
  type Weekday,
} from '../domain/school-calendar.js';
import type { KeptBellSchedule } from './bell-schedules.repository.js';

export class BellRowDto implements BellRow {
  /** HH:MM */
  @IsTimeOfDay()
  from: string;

  /** HH:MM, not included */
  @IsTimeOfDay()
  to: string;

  @IsIn(BELL_ROW_KINDS)
  kind: BellRowKind;
}

export class BellDayDto implements BellDay {
  /** Sunday is 0 */
  @IsArray()
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsIn(WEEKDAYS, { each: true })
  weekdays: Weekday[];

  @IsIn(SHIFTS)
  shift: Shift;

  /** Null for all */
  @MayBeNull()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsIn(GRADE_LEVELS, { each: true })
  gradeLevels: string[] | null;

  /** In the order of the day */
  @IsArray()
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  @Type(() => BellRowDto)
  rows: BellRowDto[];
}

class BellScheduleContentDto implements BellScheduleContent {
  /** A bell schedule stays in its academic year */
  @IsUUID()
  academicYearId: string;

  /** Each once in an academic year */
  @Transform(trimmed)
  @IsPlainText()
  @Length(1, 100)
  name: string;

  /** Whether it rings when no special period has another one; one of an academic year does */
  @IsBoolean()
  isUsual: boolean;

  @IsArray()
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => BellDayDto)
  days: BellDayDto[];
}

export class NewBellScheduleDto extends IntersectionType(
  SchoolQueryDto,
  BellScheduleContentDto,
  NewRecordDto,
) {}

export class ChangedBellScheduleDto extends IntersectionType(
  SchoolQueryDto,
  BellScheduleContentDto,
  ChangedRecordDto,
) {}

export class BellScheduleDto extends IntersectionType(RecordDto, BellScheduleContentDto) {}

export function toBellScheduleDto(schedule: KeptBellSchedule): BellScheduleDto {
  const days = schedule.days.map(({ weekdays, shift, gradeLevels, rows }) => ({
    weekdays: [...weekdays],
    shift,
    gradeLevels: gradeLevels && [...gradeLevels],
    rows: rows.map((row) => ({ ...row })),
  }));
  return { ...toRecordDto(schedule), days };
}
