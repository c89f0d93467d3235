import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Now, type StaffCaller } from '../../../../platform/access/caller.js';
import { Allow, AllowStaff } from '../../../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../../../platform/clock/instant.js';
import {
  ExplanationDto,
  explanation,
  Interventions,
  Policies,
  SubscriptionService,
} from '../../../subscription/index.js';
import { FinanceOrderDto } from '../finance-actions.dto.js';
import { FinanceOrders } from '../finance-orders.js';
import {
  IntervalOrderDto,
  OpenIntervalsDto,
  PolicyOrderDto,
  PolicyVersionsDto,
} from './access-orders.dto.js';
import { AccessOrders } from './access-orders.js';
import { toPolicyVersionsDto } from './to-policy-versions-dto.js';

/** Access beyond what was paid; each order is done once for its id, with its entry in the audit. */
@ApiTags('operations')
@Controller('api/operations/finance/schools/:code')
@Allow('staff')
export class AccessOrdersController {
  constructor(
    private readonly access: AccessOrders,
    private readonly orders: FinanceOrders,
    private readonly subscription: SubscriptionService,
    private readonly interventions: Interventions,
    private readonly policies: Policies,
  ) {}

  /** "Mengapa status ini?": the facts in order, the rule, and now. */
  @Get('explanation')
  async explanation(@Param('code') code: string, @Now() now: number): Promise<ExplanationDto> {
    const { id } = await this.orders.school(code);
    return explanation(await this.subscription.explain(id, now), now);
  }

  /** What overrides payment now or later. */
  @Get('intervals')
  async intervals(@Param('code') code: string, @Now() now: number): Promise<OpenIntervalsDto> {
    const { id } = await this.orders.school(code);
    const open = await this.interventions.openIntervals(id, now);
    return {
      intervals: open.map(({ kind, from, until }) => ({
        kind,
        from: toMalaysianIso(from),
        until: Number.isFinite(until) ? toMalaysianIso(until) : null,
      })),
    };
  }

  /** Locks the school whatever it has paid. */
  @Post('suspensions')
  @HttpCode(204)
  @AllowStaff('finance')
  async suspend(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: IntervalOrderDto,
  ): Promise<void> {
    await this.access.suspend(caller, code, order);
  }

  /** Ends the one that runs, and calls off those to come. */
  @Post('suspensions/end')
  @HttpCode(204)
  @AllowStaff('finance')
  async endSuspension(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: FinanceOrderDto,
  ): Promise<void> {
    await this.access.endSuspension(caller, code, order);
  }

  /** Opens everything whatever is owed. */
  @Post('enforcement-pauses')
  @HttpCode(204)
  @AllowStaff('finance')
  async switchEnforcementOff(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: IntervalOrderDto,
  ): Promise<void> {
    await this.access.switchEnforcementOff(caller, code, order);
  }

  /** Ends the pause that runs, and calls off those to come. */
  @Post('enforcement-pauses/end')
  @HttpCode(204)
  @AllowStaff('finance')
  async switchEnforcementOn(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: FinanceOrderDto,
  ): Promise<void> {
    await this.access.switchEnforcementOn(caller, code, order);
  }

  /** The school's own versions. */
  @Get('policies')
  async policiesOf(@Param('code') code: string): Promise<PolicyVersionsDto> {
    const { id } = await this.orders.school(code);
    return toPolicyVersionsDto(await this.policies.versionsOf(id));
  }

  /** Sets the days of grace of one school from a day on. */
  @Post('policies')
  @HttpCode(204)
  @AllowStaff('finance')
  async setPolicy(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: PolicyOrderDto,
  ): Promise<void> {
    await this.access.setPolicy(caller, code, order);
  }
}
