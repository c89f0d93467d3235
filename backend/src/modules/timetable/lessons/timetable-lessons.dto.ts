import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsTimeOfDay } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import type { SetOfYear } from '../../classes/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { LESSON_KINDS, type LessonContent, type LessonKind } from '../domain/timetable-lesson.js';
import { RoomNeedDto } from '../rooms/room-needs.dto.js';
import type { Override } from './overrides.repository.js';
import type { TimetableLesson } from './timetable-lessons.repository.js';

const idOf = ({ id }: Readonly<{ id: string }>) => id;

class LessonPlaceDto {
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

  /** A room of the school */
  @MayBeNull()
  @IsUUID()
  roomId: string | null;
}

export class LessonContentDto extends LessonPlaceDto implements LessonContent {
  /** A lesson stays in its timetable */
  @IsUUID()
  timetableId: string;

  @IsIn(LESSON_KINDS)
  kind: LessonKind;

  /** Of a lesson, null for everything else */
  @MayBeNull()
  @IsUUID()
  teachingSetId: string | null;

  /** Of what is no lesson, e.g. Perhimpunan; null for a lesson, which is called by its set */
  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 80)
  title: string | null;

  /** Members of the school */
  @IsArray()
  @ArrayMaxSize(400)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  teacherIds: string[];

  /** Whole classes, of what is no lesson; a lesson has those of its set */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  classIds: string[];

  /** Whether it stays where it is when what is missing is proposed */
  @IsBoolean()
  isPinned: boolean;
}

export class NewLessonDto extends IntersectionType(SchoolQueryDto, LessonContentDto, NewRecordDto) {}

export class ChangedLessonDto extends IntersectionType(SchoolQueryDto, LessonContentDto, ChangedRecordDto) {}

export class MovedLessonDto extends IntersectionType(LessonPlaceDto, ChangedRecordDto) {
  @IsUUID()
  id: string;
}

export class MovesDto extends SchoolQueryDto {
  /** All of them or none, each if it is still the version that was read: two lessons change places so */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => MovedLessonDto)
  moves: MovedLessonDto[];
}

/** Of a set, as a proposal has it. */
export class AddedLessonDto extends IntersectionType(LessonPlaceDto, NewRecordDto) {
  @IsUUID()
  teachingSetId: string;

  /** Members of the school */
  @IsArray()
  @ArrayMaxSize(400)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  teacherIds: string[];
}

export class RemovedLessonDto extends ChangedRecordDto {
  @IsUUID()
  id: string;
}

/** All of it or nothing: a proposal, or its way back. Each list holds more than the largest school has in a week. */
export class ArrangementDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMaxSize(10000)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => AddedLessonDto)
  added: AddedLessonDto[];

  /** Each if it is still the version that was read */
  @IsArray()
  @ArrayMaxSize(10000)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => MovedLessonDto)
  moves: MovedLessonDto[];

  /** Each if it is still the version that was read */
  @IsArray()
  @ArrayMaxSize(10000)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => RemovedLessonDto)
  removed: RemovedLessonDto[];
}

export class LessonDto extends IntersectionType(RecordDto, LessonContentDto) {
  /** Under which it may stand beside others at one time */
  overrideId: string | null;
}

export class OverrideDto {
  id: string;

  reason: string;

  madeBy: string;

  madeAt: string;
}

class SetPartOfDto {
  classId: string;

  /** Null: the whole class */
  groupId: string | null;
}

/** What a lesson may be of, in words for everybody who reads a timetable. */
export class TimetableSetDto {
  id: string;

  /** To whom it is taught */
  name: string;

  subjectName: string;

  subjectCode: string;

  parts: SetPartOfDto[];

  /** Who leads it today */
  leadIds: string[];

  /** Everybody who teaches it today, whoever leads it first */
  teacherIds: string[];

  /** Of its subject: whoever is taught it is known to be of it, or not to be */
  religion: 'islam' | 'moral' | null;

  /** Null: the school has not said */
  periodsAWeek: number | null;

  /** Where it has to be taught; null: anywhere */
  roomNeed: RoomNeedDto | null;
}

export class LessonsDto {
  /** As the week has them */
  items: LessonDto[];

  /** All of the academic year */
  sets: TimetableSetDto[];

  overrides: OverrideDto[];
}

export class MovedLessonsDto {
  /** In the order in which they were sent */
  items: LessonDto[];
}

export class NewOverrideDto extends IntersectionType(SchoolQueryDto, NewRecordDto) {
  @Transform(trimmed)
  @IsName()
  @Length(1, 300)
  reason: string;

  /** Of the timetable: those that may stand at one time */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  lessonIds: string[];
}

export function toLessonDto({ academicYearId, ...lesson }: TimetableLesson): LessonDto {
  const { teacherIds, classIds } = lesson;
  return { ...toRecordDto(lesson), teacherIds: [...teacherIds], classIds: [...classIds] };
}

export function toTimetableSetDto(
  { subject, parts, leadIds, teacherIds, teachers, ...set }: SetOfYear,
  roomNeed: RoomNeedDto | null,
): TimetableSetDto {
  return {
    ...set,
    roomNeed,
    subjectName: subject.name,
    subjectCode: subject.code,
    religion: subject.religion,
    parts: [...parts],
    leadIds: [...leadIds],
    teacherIds: [...teacherIds],
  };
}

export function toOverrideDto({ id, reason, madeBy, madeAt }: Override): OverrideDto {
  return { id, reason, madeBy, madeAt: toMalaysianIso(madeAt) };
}
