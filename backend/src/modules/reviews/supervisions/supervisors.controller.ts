import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NameDeputyDto } from './supervisions.dto.js';
import { SupervisionsService } from './supervisions.service.js';

/** Pemangku: who acts for whom. */
@ApiTags('supervisions')
@Controller('api/supervisors')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SupervisorsController {
  constructor(private readonly supervisions: SupervisionsService) {}

  /** Names who acts for a supervisor in an academic year while that one is away. */
  @Put(':id/deputy')
  @HttpCode(204)
  async nameDeputy(
    @Caller() caller: SchoolCaller,
    @RecordId('member') supervisorId: string,
    @Body() { academicYearId, deputyId }: NameDeputyDto,
  ): Promise<void> {
    await this.supervisions.nameDeputy(caller, academicYearId, { supervisorId, deputyId });
  }
}
