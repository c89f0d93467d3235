import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PUPIL_NOUN } from '../pupils.errors.js';
import { ChangeGuardiansDto, GuardiansDto } from './guardians.dto.js';
import { GuardiansService } from './guardians.service.js';

@ApiTags('pupils')
@Controller('api/pupils/:id')
@Allow('admin', 'pupils')
@Rows('school')
export class GuardiansController {
  constructor(private readonly guardians: GuardiansService) {}

  /** Shows the guardians of a pupil. Each opening is a line that administrators read. */
  @Post('guardian-openings')
  @Allow('any-role', 'pupils')
  @HttpCode(200)
  @Requires('dashboard')
  async open(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<GuardiansDto> {
    return { guardians: await this.guardians.open(caller, id) };
  }

  /** Replaces all guardians of a pupil. */
  @Put('guardians')
  @Requires('manageUsers')
  async replace(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) id: string,
    @Body() { guardians }: ChangeGuardiansDto,
  ): Promise<GuardiansDto> {
    return { guardians: await this.guardians.replace(caller, id, guardians) };
  }
}
