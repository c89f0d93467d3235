import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { SchoolQueryDto } from '../../schools/index.js';
import { LessonPlanDto } from '../lesson-plans.dto.js';
import { PrepareWeekDto } from '../week/my-week.dto.js';
import { EARLIER_WEEKS, type EarlierWeek } from './plan-copies.service.js';

/** A plan that another was copied into */
class ParallelCopyDto extends PickType(LessonPlanDto, ['id', 'version', 'className']) {}

class LeftClassDto extends PickType(LessonPlanDto, ['className']) {
  /** written: has a plan of its own; elsewhere: is at other standards this week; none: has no such lesson this week */
  reason: 'written' | 'elsewhere' | 'none';
}

export class ParallelCopiesDto {
  copied: ParallelCopyDto[];

  /** Classes of the same subject and level that the plan was not copied to */
  left: LeftClassDto[];
}

export class CopyWeekDto extends PrepareWeekDto {
  /** last_week: the week before; last_year: the one of the same number in the session before */
  @IsIn(EARLIER_WEEKS)
  from: EarlierWeek;
}

class MadeCopyDto {
  @IsUUID()
  id: string;

  /** As it was when it was copied */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version: number;
}

export class WeekCopiesDto {
  /** Plans that another was copied into */
  copied: MadeCopyDto[];
}

export class TakeBackCopiesDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => MadeCopyDto)
  copies: MadeCopyDto[];
}
