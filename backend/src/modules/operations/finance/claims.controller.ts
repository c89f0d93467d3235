import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow, AllowStaff } from '../../../platform/access/route-policy.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { PaymentClaims, PaymentClaimsDto, toClaimsDto } from '../../billing/index.js';
import { ClaimOrders } from './claim-orders.js';
import { FinanceOrderDto } from './finance-actions.dto.js';
import { FinanceOrders } from './finance-orders.js';

const ClaimId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The claim') }));

/** What a school has sent to show that it paid past every provider: recorded like any other evidence, or declined. */
@ApiTags('operations')
@Controller('api/operations/finance/schools/:code/claims')
@Allow('staff')
export class ClaimsController {
  constructor(
    private readonly orders: FinanceOrders,
    private readonly claims: PaymentClaims,
    private readonly decisions: ClaimOrders,
  ) {}

  /** What one school says it has paid. */
  @Get()
  async list(@Param('code') code: string): Promise<PaymentClaimsDto> {
    const { id } = await this.orders.school(code);
    return toClaimsDto(await this.claims.ofSchool(id));
  }

  /** The school reads the reason, and may send another. */
  @Post(':id/refusal')
  @HttpCode(204)
  @AllowStaff('finance')
  async decline(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @ClaimId() id: string,
    @Body() order: FinanceOrderDto,
  ): Promise<void> {
    await this.decisions.decline(caller, code, id, order);
  }

  /** Lets what was declined be recorded after all. */
  @Post(':id/reopening')
  @HttpCode(204)
  @AllowStaff('finance')
  async reopen(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @ClaimId() id: string,
    @Body() order: FinanceOrderDto,
  ): Promise<void> {
    await this.decisions.reopen(caller, code, id, order);
  }
}
