import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, Length } from 'class-validator';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NamesSchool } from '../../../platform/tenancy/names-school.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { LONGEST_STANDARD } from '../domain/plan-row.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import { TaughtStandardsService } from './taught-standards.service.js';

class MarksDto extends SchoolQueryDto {
  /** One that the caller teaches */
  @IsUUID()
  teachingSetId: string;

  /** Learning standards as rows of the plan have them */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @IsPlainText({ each: true })
  @Length(1, LONGEST_STANDARD, { each: true })
  standards: string[];

  /** YYYY-MM-DD, not after today; null where they were not taught after all */
  @MayBeNull()
  @IsDayOfThisCentury()
  taughtOn: string | null;
}

class TaughtStandardDto {
  teachingSetId: string;

  /** Its code, or its words in lower case where it has none */
  standard: string;

  /** YYYY-MM-DD */
  taughtOn: string;
}

class TaughtStandardsDto {
  items: TaughtStandardDto[];
}

/** Where each class stands in its yearly plan. */
@ApiTags('yearly-plans')
@Controller('api')
@Allow('member')
@Rows('school')
export class TaughtStandardsController {
  constructor(private readonly taught: TaughtStandardsService) {}

  /** Of the sets of a plan's subject: the caller's own, or all for those who keep the school's plan. */
  @Get('yearly-plans/:id/taught')
  @Requires('dashboard')
  @NamesSchool()
  async list(@Caller() caller: SchoolCaller, @RecordId(PLAN_NOUN) id: string): Promise<TaughtStandardsDto> {
    return { items: await this.taught.list(caller, id) };
  }

  /** Marks what a set was taught, and when. Answers all of the set. */
  @Put('taught-standards')
  @Requires('editContent')
  async mark(@Caller() caller: SchoolCaller, @Body() marks: MarksDto): Promise<TaughtStandardsDto> {
    return { items: await this.taught.mark(caller, marks) };
  }
}
