import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../../platform/access/caller.js';
import { startOfDay } from '../../../../platform/calendar/school-instant.js';
import { Database } from '../../../../platform/database/database.js';
import { BillingService } from '../../../billing/index.js';
import { PlanUnknownError, Policies, type PolicyVersion } from '../../../subscription/index.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import type { AuditTarget } from '../../audit/audit-entry.js';
import type { SharedPolicyOrderDto } from './access-orders.dto.js';

/** Policies of many schools: of those that have bought a plan, or of everybody. A school's own goes before both. */
@Injectable()
export class PolicyOrders {
  constructor(
    private readonly database: Database,
    private readonly policies: Policies,
    private readonly billing: BillingService,
    private readonly audit: AuditRepository,
  ) {}

  versions(): Promise<PolicyVersion[]> {
    return this.policies.versionsOf(null);
  }

  set(caller: StaffCaller, order: SharedPolicyOrderDto): Promise<void> {
    const { id, reason, planCode, graceDays, limitedDays, trialDays, trialTeacherLimit } = order;
    const terms = { graceDays, limitedDays, trialDays, trialTeacherLimit };
    return this.database.systemTransaction(async () => {
      if (planCode !== null) await this.checkPlan(planCode, caller.now);
      const version = { id, ...terms, effectiveFrom: startOfDay(order.effectiveFrom) };
      const by = { actor: caller.principal.email, reason };
      const scope = planCode === null ? {} : { planCode };
      if (!(await this.policies.set(scope, version, by, caller.now))) return;
      const result = { ...terms, effectiveFrom: order.effectiveFrom };
      const target = targetOf(planCode);
      await this.audit.record({ caller, action: 'finance.policy', target, reason, result });
    });
  }

  private async checkPlan(planCode: string, now: number): Promise<void> {
    const plans = await this.billing.plansAt(now);
    if (!plans.some(({ code }) => code === planCode)) throw new PlanUnknownError(planCode);
  }
}

function targetOf(planCode: string | null): AuditTarget {
  return planCode === null ? { kind: 'policy', id: 'general' } : { kind: 'plan', id: planCode };
}
