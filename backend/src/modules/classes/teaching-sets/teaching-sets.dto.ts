import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
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
import type { SetContent } from '../domain/teaching-set.js';
import type { TeachingSet } from './teaching-sets.repository.js';

export class SetPartDto {
  @IsUUID()
  classId: string;

  /** Null: the whole class */
  @MayBeNull()
  @IsUUID()
  groupId: string | null;
}

export class SetTeacherDto {
  /** A teacher of the school */
  @IsUUID()
  userId: string;

  /** One leads at a time; the others teach beside them */
  @IsBoolean()
  isLead: boolean;

  /** YYYY-MM-DD */
  @IsDayOfThisCentury()
  fromDay: string;

  /** The last day, YYYY-MM-DD; null until further notice */
  @MayBeNull()
  @IsDayOfThisCentury()
  toDay: string | null;
}

class SetContentDto implements SetContent {
  /** A teaching set stays in its academic year */
  @IsUUID()
  academicYearId: string;

  @IsUUID()
  subjectId: string;

  /** Null: named by its parts */
  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 60)
  name: string | null;

  /** Null: the school has not said */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(40)
  periodsAWeek: number | null;

  /** Classes, or groups of them; nobody is taught a subject in two sets of a year */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => SetPartDto)
  parts: SetPartDto[];

  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => SetTeacherDto)
  teachers: SetTeacherDto[];
}

export class NewSetDto extends IntersectionType(SetContentDto, NewRecordDto) {}

export class CreateSetDto extends IntersectionType(SchoolQueryDto, NewSetDto) {}

export class CreateSetsDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => NewSetDto)
  teachingSets: NewSetDto[];
}

export class UpdateSetDto extends IntersectionType(SchoolQueryDto, SetContentDto, ChangedRecordDto) {}

export class TeachingSetDto extends IntersectionType(RecordDto, SetContentDto) {}

export class TeachingSetsDto {
  /** In the order in which they were made */
  items: TeachingSetDto[];
}

export function toTeachingSetDto(set: TeachingSet): TeachingSetDto {
  return { ...toRecordDto(set), parts: [...set.parts], teachers: [...set.teachers] };
}
