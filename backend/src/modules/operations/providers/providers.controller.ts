import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow, AllowStaff } from '../../../platform/access/route-policy.js';
import { DeliveryActionDto } from '../deliveries/deliveries.dto.js';
import { OfferedProviders } from './offered-providers.js';
import { ProviderChecks } from './provider-checks.js';
import { OfferedProvidersDto, ProviderCheckDto } from './providers.dto.js';

@ApiTags('operations')
@Controller('api/operations/providers')
@Allow('staff')
export class ProvidersController {
  constructor(
    private readonly providers: OfferedProviders,
    private readonly checks: ProviderChecks,
  ) {}

  /** What this deployment offers; secrets are never shown. */
  @Get()
  async list(): Promise<OfferedProvidersDto> {
    return { providers: await this.providers.list() };
  }

  /** Asks the provider something harmless: whether it answers, and knows our credentials. */
  @Post(':id/checks')
  @HttpCode(200)
  @AllowStaff('operator')
  async check(
    @Caller() caller: StaffCaller,
    @Param('id') id: string,
    @Body() { reason }: DeliveryActionDto,
  ): Promise<ProviderCheckDto> {
    return this.checks.run(caller, id, reason);
  }
}
