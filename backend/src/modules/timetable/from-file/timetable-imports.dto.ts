import { IntersectionType, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { NewRecordDto } from '../../../platform/records/record.dto.js';
import { GRADE_LEVELS, type GradeLevel, SetPartDto } from '../../classes/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { MATCH_KINDS, type MatchKind } from '../domain/import/matching.js';
import { LessonContentDto } from '../lessons/timetable-lessons.dto.js';

const idOf = ({ id }: Readonly<{ id: string }>) => id;

/** Taught in the morning; an administrator says otherwise later. */
export class ImportedClassDto extends NewRecordDto {
  /** e.g. 4 Bestari; each once in a year */
  @Transform(trimmed)
  @IsName()
  @Length(1, 40)
  name: string;

  /** Tahun 1 is T1, Tingkatan 1 is F1 */
  @IsIn(GRADE_LEVELS)
  gradeLevel: GradeLevel;
}

export class ImportedGroupDto extends NewRecordDto {
  /** Of the year, or made with this import */
  @IsUUID()
  classId: string;

  @Transform(trimmed)
  @IsName()
  @Length(1, 40)
  name: string;
}

/** Its language, and whether it tells of a religion, are those of the subject of this name that all schools have. */
export class ImportedSubjectDto extends NewRecordDto {
  @Transform(trimmed)
  @IsName()
  @Length(1, 80)
  name: string;

  /** e.g. BM; each once in a school */
  @Transform(trimmed)
  @IsName()
  @Length(1, 8)
  code: string;
}

export class ImportedRoomDto extends NewRecordDto {
  @Transform(trimmed)
  @IsName()
  @Length(1, 60)
  name: string;
}

/** Its first teacher leads it. */
export class ImportedSetDto extends NewRecordDto {
  @IsUUID()
  subjectId: string;

  /** Null: the file does not say */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(40)
  periodsAWeek: number | null;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => SetPartDto)
  parts: SetPartDto[];

  /** Teachers of the school */
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  teacherIds: string[];
}

export class ImportedLessonDto extends IntersectionType(
  OmitType(LessonContentDto, ['timetableId']),
  NewRecordDto,
) {}

export class ImportedOverrideDto extends NewRecordDto {
  @Transform(trimmed)
  @IsName()
  @Length(1, 300)
  reason: string;

  /** Of this import; a lesson stands under one override */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2000)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  lessonIds: string[];
}

export class ChosenMatchDto {
  @IsIn(MATCH_KINDS)
  kind: MatchKind;

  /** The short and the name, folded, as the rules make it */
  @IsName()
  @Length(1, 400)
  key: string;

  /** An id of the school, or a word such as none */
  @Matches(/^[0-9a-z-]{1,36}$/)
  choice: string;
}

/** All of it or nothing. Its id is that of the draft: sent again it is answered as it stands. */
export class NewTimetableImportDto extends IntersectionType(SchoolQueryDto, NewRecordDto) {
  @IsUUID()
  academicYearId: string;

  /** Of the draft; each once in a year */
  @Transform(trimmed)
  @IsName()
  @Length(1, 80)
  name: string;

  /** From when on the new sets are taught, YYYY-MM-DD */
  @IsDayOfThisCentury()
  setsFrom: string;

  /** Those that the school does not have yet */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(400)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => ImportedClassDto)
  classes?: ImportedClassDto[];

  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(4000)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => ImportedGroupDto)
  groups?: ImportedGroupDto[];

  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(300)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => ImportedSubjectDto)
  subjects?: ImportedSubjectDto[];

  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => ImportedRoomDto)
  rooms: ImportedRoomDto[];

  /** Those that are missing */
  @IsArray()
  @ArrayMaxSize(4000)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => ImportedSetDto)
  teachingSets: ImportedSetDto[];

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(10000)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => ImportedLessonDto)
  lessons: ImportedLessonDto[];

  @IsArray()
  @ArrayMaxSize(5000)
  @ArrayUnique(idOf)
  @ValidateNested({ each: true })
  @Type(() => ImportedOverrideDto)
  overrides: ImportedOverrideDto[];

  /** Remembered for the next file */
  @IsArray()
  @ArrayMaxSize(6000)
  @ValidateNested({ each: true })
  @Type(() => ChosenMatchDto)
  matches: ChosenMatchDto[];
}
