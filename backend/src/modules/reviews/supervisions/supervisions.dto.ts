import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { Proposed } from '../domain/balanced-supervisions.js';
import { type Deputy, STEPS, type Step, type SupervisionContent } from '../domain/supervision.js';
import type { Supervision } from './supervisions.repository.js';

class SupervisionContentDto implements SupervisionContent {
  /** A supervision stays in its academic year */
  @IsUUID()
  academicYearId: string;

  /** Whose plans; null: of whoever teaches the subject */
  @MayBeNull()
  @IsUUID()
  teacherId: string | null;

  /** In which subject alone; null: in all of them. The most specific supervision counts */
  @MayBeNull()
  @IsUUID()
  subjectId: string | null;

  /** Somebody with the role supervisor */
  @IsUUID()
  supervisorId: string;

  /** 1 verifies first */
  @IsIn(STEPS)
  step: Step;

  /** The first day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  from: string;

  /** The last day, YYYY-MM-DD; null: to the end of the academic year */
  @MayBeNull()
  @IsDayOfThisCentury()
  to: string | null;
}

export class NewSupervisionDto extends IntersectionType(SupervisionContentDto, NewRecordDto) {}

export class CreateSupervisionDto extends IntersectionType(SchoolQueryDto, NewSupervisionDto) {}

export class CreateSupervisionsDto extends SchoolQueryDto {
  /** At most as many as a school has teachers, twice */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(400)
  @ValidateNested({ each: true })
  @Type(() => NewSupervisionDto)
  supervisions: NewSupervisionDto[];
}

export class ChangedSupervisionDto extends IntersectionType(
  SchoolQueryDto,
  SupervisionContentDto,
  ChangedRecordDto,
) {}

export class SupervisionSuccessionDto extends IntersectionType(SchoolQueryDto, ChangedRecordDto) {
  /** Of the new supervision, chosen by the client */
  @IsUUID()
  id: string;

  /** Who goes on, with the role supervisor */
  @IsUUID()
  supervisorId: string;

  /** From which day, YYYY-MM-DD: after the first day of the one before */
  @IsDayOfThisCentury()
  from: string;
}

export class RemovedSupervisionsDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(400)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}

export class SupervisionDto extends IntersectionType(RecordDto, SupervisionContentDto) {}

export class DeputyDto implements Deputy {
  supervisorId: string;

  /** Acts for the supervisor while that one is away */
  deputyId: string;
}

export class SupervisionsDto {
  /** By their first day */
  items: SupervisionDto[];

  deputies: DeputyDto[];

  /** How many the school asks for today, or on the first day of an academic year to come */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2 })
  steps: number;
}

export class MadeSupervisionsDto {
  /** In the order in which they were sent */
  items: SupervisionDto[];
}

export class NameDeputyDto extends SchoolQueryDto {
  @IsUUID()
  academicYearId: string;

  /** Somebody else with the role supervisor; null: nobody acts for the supervisor */
  @MayBeNull()
  @IsUUID()
  deputyId: string | null;
}

export class ProposedSupervisionsQueryDto extends SchoolQueryDto {
  @IsUUID()
  academicYearId: string;

  /** The day of which they are proposed, YYYY-MM-DD; today unless said */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  from?: string;
}

export class ProposedSupervisionDto implements Proposed {
  teacherId: string;

  /** What the teacher teaches in a week, as far as the school has said */
  periods: number;

  /** Null where nobody else has the role supervisor */
  supervisorId: string | null;
}

export class ProposedSupervisionsDto {
  /** Of teachers whom nobody supervises on the day, those with most periods first */
  items: ProposedSupervisionDto[];
}

export const toSupervisionDto = (supervision: Supervision): SupervisionDto => toRecordDto(supervision);
