import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NamesSchool } from '../../../platform/tenancy/names-school.js';
import { SchoolPlanDto } from './school-plans.dto.js';
import { SchoolPlansService } from './school-plans.service.js';

const PlanId = () => RecordId('lesson plan');

/** The plans of everybody in the school, for those who supervise: to read, never to write. */
@ApiTags('lesson plans')
@Controller('api/school-plans')
@Allow('any-role')
@Rows('supervised')
export class SchoolPlansController {
  constructor(private readonly plans: SchoolPlansService) {}

  /** For a teacher the plans of others do not exist. */
  @Get(':id')
  @Requires('dashboard')
  @NamesSchool()
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<SchoolPlanDto> {
    return this.plans.read(caller, id);
  }
}
