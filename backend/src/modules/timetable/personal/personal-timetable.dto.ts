import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { LONGEST_PERSONAL_NAME, PERSONAL_LESSON } from '../domain/personal-lesson.js';
import { TimetableSetDto, toTimetableSetDto } from '../lessons/timetable-lessons.dto.js';
import type { Adoption, PersonalTimetable } from './personal-timetable.service.js';

const Lesson = dtosOf(PERSONAL_LESSON, {
  academicYearId: 'A lesson stays in its academic year',
  teachingSetId: 'Null: what is taught is told in words alone',
  className: 'e.g. 4 Bestari',
  weekday: 'Sunday is 0',
  cycleWeek: 'Of a fortnight; null for every week',
  from: 'HH:MM',
  to: 'HH:MM, not included',
});

export class NewPersonalLessonDto extends Lesson.New {}

export class ChangedPersonalLessonDto extends Lesson.Changed {}

export class PersonalLessonDto extends Lesson.Reply {}

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

export function toPersonalTimetableDto({
  lessons,
  sets,
  coveredFrom,
  adoption,
}: PersonalTimetable): PersonalTimetableDto {
  return {
    lessons: lessons.map(toRecordDto),
    // Where it has to be is asked of who makes the school's.
    sets: sets.map((set) => toTimetableSetDto(set, null)),
    coveredFrom,
    adoption: adoption && toAdoptionDto(adoption),
  };
}

function toAdoptionDto({ lines, taughtSetIds, ...adoption }: Adoption): AdoptionDto {
  return { ...adoption, lines: [...lines], taughtSetIds: [...taughtSetIds] };
}
