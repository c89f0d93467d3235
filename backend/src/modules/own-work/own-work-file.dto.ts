import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsISO8601, IsUUID, Matches, ValidateNested } from 'class-validator';
import { IsName } from '../../platform/http/is-name.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { Length, MaxLength } from '../../platform/http/text-length.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { NewRecordDto } from '../../platform/records/record.dto.js';
import { GRADE_LEVELS, type GradeLevel } from '../classes/index.js';
import {
  LessonPlanContentDto,
  NewPlanBlockDto,
  NewPlanLinkDto,
  NewReflectionTemplateDto,
} from '../lesson-plans/index.js';
import { MOST_ATTACHMENTS } from '../lesson-plans/rules/index.js';
import { NewPlanRowDto } from '../yearly-plans/index.js';

/** From where a file comes. */
export class FileHeadDto {
  /** The account whose work it is */
  @IsUUID()
  author: string;

  @Transform(trimmed)
  @IsName()
  @Length(1, 200)
  school: string;

  @IsISO8601()
  @MaxLength(40)
  takenAt: string;
}

export class BlockInFileDto extends PickType(NewPlanBlockDto, ['id', 'name', 'steps']) {}

export class TemplateInFileDto extends PickType(NewReflectionTemplateDto, [
  'id',
  'name',
  'category',
  'language',
  'text',
]) {}

class LinkInFileDto extends PickType(NewPlanLinkDto, ['title', 'address']) {}

export class PlanInFileDto extends IntersectionType(LessonPlanContentDto, NewRecordDto) {
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_ATTACHMENTS)
  @ValidateNested({ each: true })
  @Type(() => LinkInFileDto)
  links?: LinkInFileDto[];
}

class RowInFileDto extends OmitType(NewPlanRowDto, ['id', 'planId', 'schoolCode']) {}

export class YearlyPlanInFileDto extends NewRecordDto {
  /** e.g. 2026 */
  @IsName()
  @MaxLength(100)
  session: string;

  @IsName()
  @Length(1, 100)
  @Matches(/\S/u)
  subject: string;

  @IsIn(GRADE_LEVELS)
  gradeLevel: GradeLevel;

  @IsArray()
  @ArrayMaxSize(300)
  @ValidateNested({ each: true })
  @Type(() => RowInFileDto)
  rows: RowInFileDto[];
}
