import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { PaymentClaims } from '../../billing/index.js';
import type { FinanceOrderDto } from './finance-actions.dto.js';
import { FinanceOrders } from './finance-orders.js';

/** What finance decides of a claim, where it does not record the payment. A decision stands until it is reopened. */
@Injectable()
export class ClaimOrders {
  constructor(
    private readonly orders: FinanceOrders,
    private readonly claims: PaymentClaims,
  ) {}

  decline(
    caller: StaffCaller,
    code: string,
    claimId: string,
    { id, reason }: FinanceOrderDto,
  ): Promise<boolean> {
    return this.orders.carryOut(
      caller,
      code,
      { id, reason, about: claimId, action: 'finance.decline' },
      async (school) => {
        await this.claims.decline(school.id, claimId, reason, caller.now);
        return { claimId };
      },
    );
  }

  reopen(
    caller: StaffCaller,
    code: string,
    claimId: string,
    { id, reason }: FinanceOrderDto,
  ): Promise<boolean> {
    return this.orders.carryOut(
      caller,
      code,
      { id, reason, about: claimId, action: 'finance.reopen' },
      async (school) => {
        await this.claims.reopen(school.id, claimId);
        return { claimId };
      },
    );
  }
}
