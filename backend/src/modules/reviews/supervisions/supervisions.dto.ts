import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { ChangedRecordDto, NewRecordDto } from '../../../platform/records/record.dto.js';
import { OfYearQueryDto, SchoolQueryDto } from '../../schools/index.js';
import type { Proposed } from '../domain/balanced-supervisions.js';
import { type Deputy, SUPERVISION } from '../domain/supervision.js';

const Supervision = dtosOf(SUPERVISION, {
  academicYearId: 'A supervision stays in its academic year',
  teacherId: 'Whose plans; null: of whoever teaches the subject',
  subjectId: 'In which subject alone; null: in all of them. The most specific supervision counts',
  supervisorId: 'Somebody with the role supervisor',
  step: '1 verifies first',
  from: 'The first day, YYYY-MM-DD',
  to: 'The last day, YYYY-MM-DD; null: to the end of the academic year',
});

export class NewSupervisionDto extends IntersectionType(Supervision.Sent, NewRecordDto) {}

export class CreateSupervisionDto extends Supervision.New {}

export class CreateSupervisionsDto extends SchoolQueryDto {
  /** At most as many as a school has teachers, twice */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(400)
  @ValidateNested({ each: true })
  @Type(() => NewSupervisionDto)
  supervisions: NewSupervisionDto[];
}

export class ChangedSupervisionDto extends Supervision.Changed {}

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

export class SupervisionDto extends Supervision.Reply {}

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

export class ProposedSupervisionsQueryDto extends OfYearQueryDto {
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
