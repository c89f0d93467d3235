import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../../platform/access/caller.js';
import { dayOf, startOfDay, startOfNextDay } from '../../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../../platform/errors/errors.js';
import { type ByHand, type IntervalOrder, Interventions, Policies } from '../../../subscription/index.js';
import type { FinanceOrderDto } from '../finance-actions.dto.js';
import { FinanceOrders } from '../finance-orders.js';
import type { IntervalOrderDto, PolicyOrderDto } from './access-orders.dto.js';

/** What finance decides over a school's access whatever it has paid, and how long it is waited for. */
@Injectable()
export class AccessOrders {
  constructor(
    private readonly orders: FinanceOrders,
    private readonly interventions: Interventions,
    private readonly policies: Policies,
  ) {}

  suspend(caller: StaffCaller, code: string, order: IntervalOrderDto): Promise<boolean> {
    const interval = intervalOf(order, caller);
    return this.orders.carryOut(caller, code, orderOf(order, 'finance.suspend'), async ({ id }) => {
      await this.interventions.suspend(id, interval, caller.now);
      return daysOf(order);
    });
  }

  endSuspension(caller: StaffCaller, code: string, order: FinanceOrderDto): Promise<boolean> {
    return this.orders.carryOut(caller, code, orderOf(order, 'finance.suspension-end'), async ({ id }) => {
      await this.interventions.endSuspension(id, by(order, caller), caller.now);
      return {};
    });
  }

  switchEnforcementOff(caller: StaffCaller, code: string, order: IntervalOrderDto): Promise<boolean> {
    const interval = intervalOf(order, caller);
    return this.orders.carryOut(caller, code, orderOf(order, 'finance.enforcement-off'), async ({ id }) => {
      await this.interventions.switchEnforcementOff(id, interval, caller.now);
      return daysOf(order);
    });
  }

  switchEnforcementOn(caller: StaffCaller, code: string, order: FinanceOrderDto): Promise<boolean> {
    return this.orders.carryOut(caller, code, orderOf(order, 'finance.enforcement-on'), async ({ id }) => {
      await this.interventions.switchEnforcementOn(id, by(order, caller), caller.now);
      return {};
    });
  }

  setPolicy(caller: StaffCaller, code: string, order: PolicyOrderDto): Promise<boolean> {
    const { graceDays, limitedDays, trialDays, trialTeacherLimit, effectiveFrom } = order;
    const terms = { graceDays, limitedDays, trialDays, trialTeacherLimit };
    return this.orders.carryOut(caller, code, orderOf(order, 'finance.policy'), async ({ id: schoolId }) => {
      const version = { ...terms, effectiveFrom: startOfDay(effectiveFrom) };
      await this.policies.set({ schoolId }, version, by(order, caller), caller.now);
      return { ...terms, effectiveFrom };
    });
  }
}

function orderOf(order: FinanceOrderDto, action: string) {
  return { ...order, action };
}

function by({ reason }: FinanceOrderDto, caller: StaffCaller): ByHand {
  return { actor: caller.principal.email, reason };
}

/** Of whole days; one that begins today begins at once. */
function intervalOf(order: IntervalOrderDto, caller: StaffCaller): IntervalOrder {
  const today = dayOf(caller.now);
  const { firstDay = today, lastDay } = order;
  if (firstDay < today) throw refusal('firstDay', 'must not be in the past');
  if (lastDay !== undefined && lastDay < firstDay)
    throw refusal('lastDay', 'must not be before the first day');
  const from = firstDay === today ? caller.now : startOfDay(firstDay);
  return { ...by(order, caller), from, until: lastDay === undefined ? null : startOfNextDay(lastDay) };
}

function daysOf({ firstDay, lastDay }: IntervalOrderDto) {
  return { firstDay: firstDay ?? null, lastDay: lastDay ?? null };
}

function refusal(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
