import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
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
  type NewSubjectField,
  RELIGIONS,
  type Religion,
  type SubjectContent,
  type SubjectRow,
} from '../domain/subject.js';
import { HUES } from '../domain/subject-mark.js';
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

class SentMarkDto {
  /** Letters that stand for it, e.g. BM; each once in a school. Null: the server chooses */
  @MayBeAbsent()
  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 2)
  mark?: string | null;

  /** One of ten colours. Null: the server chooses */
  @MayBeAbsent()
  @MayBeNull()
  @IsInt()
  @Min(0)
  @Max(HUES - 1)
  hue?: number | null;
}

class MarkDto implements Pick<SubjectRow, NewSubjectField> {
  /** Letters that stand for it; null where an older release has kept it */
  mark: string | null;

  /** 0 to 9 */
  hue: number | null;
}

class SubjectContentDto implements Omit<SubjectContent, NewSubjectField> {
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

export class NewSubjectDto extends IntersectionType(SubjectContentDto, SentMarkDto, NewRecordDto) {}

export class CreateSubjectDto extends IntersectionType(SchoolQueryDto, NewSubjectDto) {}

export class CreateSubjectsDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => NewSubjectDto)
  subjects: NewSubjectDto[];
}

export class UpdateSubjectDto extends IntersectionType(
  SchoolQueryDto,
  SubjectContentDto,
  SentMarkDto,
  ChangedRecordDto,
) {}

export class SubjectDto extends IntersectionType(RecordDto, SubjectContentDto, MarkDto) {}

export class SubjectsDto {
  /** In the order of their names */
  items: SubjectDto[];
}

export function toSubjectDto(subject: Subject): SubjectDto {
  return { ...toRecordDto(subject), levels: [...subject.levels] };
}
