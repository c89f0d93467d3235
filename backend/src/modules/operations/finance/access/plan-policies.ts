import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../../platform/access/caller.js';
import { Database } from '../../../../platform/database/database.js';
import { BillingService } from '../../../billing/index.js';
import { PlanUnknownError, Policies, type PolicyVersion } from '../../../subscription/index.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { startOfDay } from '../../malaysian-day.js';
import type { PlanPolicyOrderDto } from './access-orders.dto.js';

/** Policies of plans: of every school that has bought one, unless the school has its own. */
@Injectable()
export class PlanPolicies {
  constructor(
    private readonly database: Database,
    private readonly policies: Policies,
    private readonly billing: BillingService,
    private readonly audit: AuditRepository,
  ) {}

  /** The general ones too. */
  versions(): Promise<PolicyVersion[]> {
    return this.policies.versionsOf(null);
  }

  set(caller: StaffCaller, order: PlanPolicyOrderDto): Promise<void> {
    const { id, reason, planCode, graceDays, limitedDays, trialDays, trialTeacherLimit } = order;
    const terms = { graceDays, limitedDays, trialDays, trialTeacherLimit };
    return this.database.systemTransaction(async () => {
      const plans = await this.billing.plansAt(caller.now);
      if (!plans.some(({ code }) => code === planCode)) throw new PlanUnknownError(planCode);
      const version = { id, ...terms, effectiveFrom: startOfDay(order.effectiveFrom) };
      const by = { actor: caller.principal.email, reason };
      if (!(await this.policies.set({ planCode }, version, by, caller.now))) return;
      const target = { kind: 'plan', id: planCode } as const;
      const result = { ...terms, effectiveFrom: order.effectiveFrom };
      await this.audit.record({ caller, action: 'finance.policy', target, reason, result });
    });
  }
}
