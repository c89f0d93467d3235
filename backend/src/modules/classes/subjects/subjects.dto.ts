import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Max, Min, ValidateNested } from 'class-validator';
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
import { GRADE_LEVELS, type GradeLevel } from '../domain/grade-level.js';
import {
  CURRICULA,
  type Curriculum,
  LANGUAGES,
  type Language,
  RELIGIONS,
  type Religion,
  type SubjectContent,
} from '../domain/subject.js';
import type { Subject } from './subjects.repository.js';

export class SubjectLevelDto {
  /** Tahun 1 is T1, Tingkatan 1 is F1; each once */
  @IsIn(GRADE_LEVELS)
  gradeLevel: GradeLevel;

  @IsIn(CURRICULA)
  curriculum: Curriculum;

  /** Null: the school has not said */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(40)
  periodsAWeek: number | null;
}

class SubjectContentDto implements SubjectContent {
  @Transform(trimmed)
  @IsName()
  @Length(1, 80)
  name: string;

  /** e.g. BM; each once in a school */
  @Transform(trimmed)
  @IsName()
  @Length(1, 8)
  code: string;

  /** In which it is taught */
  @IsIn(LANGUAGES)
  language: Language;

  /** Who is taught it is known to be of a religion, or not to be: left out of exports unless asked for */
  @MayBeNull()
  @IsIn(RELIGIONS)
  religion: Religion | null;

  /** One for each grade level at most */
  @IsArray()
  @ArrayMaxSize(14)
  @ValidateNested({ each: true })
  @Type(() => SubjectLevelDto)
  levels: SubjectLevelDto[];
}

export class NewSubjectDto extends IntersectionType(SubjectContentDto, NewRecordDto) {}

export class CreateSubjectDto extends IntersectionType(SchoolQueryDto, NewSubjectDto) {}

export class CreateSubjectsDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => NewSubjectDto)
  subjects: NewSubjectDto[];
}

export class UpdateSubjectDto extends IntersectionType(SchoolQueryDto, SubjectContentDto, ChangedRecordDto) {}

export class SubjectDto extends IntersectionType(RecordDto, SubjectContentDto) {}

export class SubjectsDto {
  /** In the order of their names */
  items: SubjectDto[];
}

export function toSubjectDto(subject: Subject): SubjectDto {
  return { ...toRecordDto(subject), levels: [...subject.levels] };
}
