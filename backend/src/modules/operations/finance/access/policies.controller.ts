import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../../platform/access/caller.js';
import { Allow, AllowStaff } from '../../../../platform/access/route-policy.js';
import { PolicyVersionsDto, SharedPolicyOrderDto } from './access-orders.dto.js';
import { PolicyOrders } from './policy-orders.js';
import { toPolicyVersionsDto } from './to-policy-versions-dto.js';

/** How long grace, the limited time and a trial last, where no school has its own. */
@ApiTags('operations')
@Controller('api/operations/finance/policies')
@Allow('staff')
export class PoliciesController {
  constructor(private readonly orders: PolicyOrders) {}

  /** Of everybody, and of plans. */
  @Get()
  async versions(): Promise<PolicyVersionsDto> {
    return toPolicyVersionsDto(await this.orders.versions());
  }

  /** Sets the days of grace of everybody, or of a plan, from a day on. */
  @Post()
  @HttpCode(204)
  @AllowStaff('finance')
  async set(@Caller() caller: StaffCaller, @Body() order: SharedPolicyOrderDto): Promise<void> {
    await this.orders.set(caller, order);
  }
}
