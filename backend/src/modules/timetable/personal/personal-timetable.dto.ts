import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { IsTimeOfDay } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
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
  LONGEST_PERSONAL_NAME,
  LONGEST_ROOM,
  type PersonalLessonContent,
} from '../domain/personal-lesson.js';
import { TimetableSetDto, toTimetableSetDto } from '../lessons/timetable-lessons.dto.js';
import type { PersonalLesson } from './personal-lessons.repository.js';
import type { Adoption, PersonalTimetable } from './personal-timetable.service.js';

class PersonalLessonContentDto implements PersonalLessonContent {
  /** A lesson stays in its academic year */
  @IsUUID()
  academicYearId: string;

  /** Null: what is taught is told in words alone */
  @MayBeNull()
  @IsUUID()
  teachingSetId: string | null;

  /** e.g. 4 Bestari */
  @Transform(trimmed)
  @IsName()
  @Length(1, LONGEST_PERSONAL_NAME)
  className: string;

  @Transform(trimmed)
  @IsName()
  @Length(1, LONGEST_PERSONAL_NAME)
  subject: string;

  /** Sunday is 0 */
  @IsInt()
  @Min(0)
  @Max(6)
  weekday: number;

  /** Of a fortnight; null for every week */
  @MayBeNull()
  @IsIn([1, 2])
  cycleWeek: 1 | 2 | null;

  /** HH:MM */
  @IsTimeOfDay()
  from: string;

  /** HH:MM, not included */
  @IsTimeOfDay()
  to: string;

  @Transform(trimmed)
  @IsPlainText()
  @MaxLength(LONGEST_ROOM)
  room: string;
}

export class NewPersonalLessonDto extends IntersectionType(
  SchoolQueryDto,
  PersonalLessonContentDto,
  NewRecordDto,
) {}

export class ChangedPersonalLessonDto extends IntersectionType(
  SchoolQueryDto,
  PersonalLessonContentDto,
  ChangedRecordDto,
) {}

export class PersonalLessonDto extends IntersectionType(RecordDto, PersonalLessonContentDto) {}

/** What the caller teaches, and what the school's timetable has for it. */
class AdoptionLineDto {
  className: string;

  subject: string;

  /** Null: told in words alone */
  teachingSetId: string | null;

  /** How many lessons of the caller's own week are of it */
  lessons: number;

  /** How many of these the school has at their time */
  sameTime: number;

  /** Of the school's timetable; null where nothing is like it */
  matchedSetId: string | null;
}

class AdoptionDto {
  timetableId: string;

  /** From when on the school's timetable is the caller's week, YYYY-MM-DD */
  startsOn: string;

  lines: AdoptionLineDto[];

  /** What the school's timetable has for the caller, as `sets` tells them */
  taughtSetIds: string[];
}

export class PersonalTimetableDto {
  /** As the week has them */
  lessons: PersonalLessonDto[];

  /** All of the academic year */
  sets: TimetableSetDto[];

  /** The first day from which a published timetable has lessons of the caller, YYYY-MM-DD; null where none has */
  coveredFrom: string | null;

  /** Once the school has published a timetable with lessons of the caller, until they have gone over to it */
  adoption: AdoptionDto | null;
}

class MatchedWordsDto {
  @IsPlainText()
  @Length(1, LONGEST_PERSONAL_NAME)
  className: string;

  @IsPlainText()
  @Length(1, LONGEST_PERSONAL_NAME)
  subject: string;

  /** Of those that the timetable has for the caller */
  @IsUUID()
  teachingSetId: string;
}

export class NewAdoptionDto extends SchoolQueryDto {
  @IsUUID()
  timetableId: string;

  /** Which set what was told in words means; what is left out stays in words */
  @IsArray()
  @ArrayMaxSize(150)
  @ValidateNested({ each: true })
  @Type(() => MatchedWordsDto)
  matches: MatchedWordsDto[];
}

export function toPersonalLessonDto(lesson: PersonalLesson): PersonalLessonDto {
  return toRecordDto(lesson);
}

export function toPersonalTimetableDto({
  lessons,
  sets,
  coveredFrom,
  adoption,
}: PersonalTimetable): PersonalTimetableDto {
  return {
    lessons: lessons.map(toPersonalLessonDto),
    sets: sets.map(toTimetableSetDto),
    coveredFrom,
    adoption: adoption && toAdoptionDto(adoption),
  };
}

function toAdoptionDto({ lines, taughtSetIds, ...adoption }: Adoption): AdoptionDto {
  return { ...adoption, lines: [...lines], taughtSetIds: [...taughtSetIds] };
}
