import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsUUID,
  ValidateNested,
} from 'class-validator';
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
import { SchoolQueryDto } from '../../schools/index.js';
import { GRADE_LEVELS, type GradeLevel, orderedLevels } from '../domain/grade-level.js';
import { type ClassContent, SHIFTS, type Shift } from '../domain/school-class.js';
import type { SchoolClass } from './school-classes.repository.js';

export class ClassGroupDto {
  /** Chosen by the client */
  @IsUUID()
  id: string;

  @Transform(trimmed)
  @IsName()
  @Length(1, 40)
  name: string;
}

class ClassContentDto implements ClassContent {
  /** A class stays in its academic year */
  @IsUUID()
  academicYearId: string;

  /** e.g. 4 Bestari; each once in a year */
  @Transform(trimmed)
  @IsName()
  @Length(1, 40)
  name: string;

  /** Tahun 1 is T1, Tingkatan 1 is F1; more than one where levels are taught together */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(9)
  @ArrayUnique()
  @IsIn(GRADE_LEVELS, { each: true })
  gradeLevels: GradeLevel[];

  @IsIn(SHIFTS)
  shift: Shift;

  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 40)
  stream: string | null;

  /** Anybody of the school */
  @MayBeNull()
  @IsUUID()
  classTeacherId: string | null;

  /** Of a class that is taught split; one that is left out goes, unless a set is taught to it */
  @IsArray()
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => ClassGroupDto)
  groups: ClassGroupDto[];
}

export class NewClassDto extends IntersectionType(ClassContentDto, NewRecordDto) {}

export class CreateClassDto extends IntersectionType(SchoolQueryDto, NewClassDto) {}

export class CreateClassesDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => NewClassDto)
  classes: NewClassDto[];
}

export class UpdateClassDto extends IntersectionType(SchoolQueryDto, ClassContentDto, ChangedRecordDto) {}

export class ClassDto extends IntersectionType(RecordDto, ClassContentDto) {}

export class ClassesDto {
  /** In the order of their names, as people count */
  items: ClassDto[];
}

export function toSchoolClassDto(schoolClass: SchoolClass): ClassDto {
  const { gradeLevels, groups } = schoolClass;
  return { ...toRecordDto(schoolClass), gradeLevels: orderedLevels(gradeLevels), groups: [...groups] };
}

/** As a search finds it. */
export class FoundClassDto {
  id: string;

  name: string;
}
