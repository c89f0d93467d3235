import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { PaymentClaims, PaymentClaimsDto, toClaimsDto } from '../../billing/index.js';
import { FinanceOrders } from './finance-orders.js';

/** What a school has sent to show that it paid past every provider: recorded like any other evidence. */
@ApiTags('operations')
@Controller('api/operations/finance/schools/:code/claims')
@Allow('staff')
export class ClaimsController {
  constructor(
    private readonly orders: FinanceOrders,
    private readonly claims: PaymentClaims,
  ) {}

  @Get()
  async list(@Param('code') code: string): Promise<PaymentClaimsDto> {
    const { id } = await this.orders.school(code);
    return toClaimsDto(await this.claims.ofSchool(id));
  }
}
