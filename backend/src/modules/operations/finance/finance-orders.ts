import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import type { School } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import { IdempotencyKeyReusedError, SchoolNotFoundError } from '../../../platform/errors/errors.js';
import { SchoolsService } from '../../schools/index.js';
import { AuditRepository } from '../audit/audit.repository.js';
import type { NewAuditEntry } from '../audit/audit-entry.js';
import { FinanceRepository } from './finance.repository.js';

/** With all that was sent. `about`: what of the school it is for, where only its address says so. */
export type FinanceOrder = Readonly<{ id: string; action: string; reason: string; about?: string }>;
/** What is done to the school; what came of it goes into the audit. */
type Act = (school: School) => Promise<NewAuditEntry['result']>;

/** Does what finance orders for a school: once for each id, and with its entry in the audit or not at all. */
@Injectable()
export class FinanceOrders {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly repository: FinanceRepository,
    private readonly audit: AuditRepository,
  ) {}

  /** False if it was done before. @throws IdempotencyKeyReusedError if another order was done under this id */
  async carryOut(caller: StaffCaller, code: string, order: FinanceOrder, act: Act): Promise<boolean> {
    const { id, action, reason } = order;
    const content = contentOf(order);
    const school = await this.school(code);
    return this.database.systemTransaction(async () => {
      if (!(await this.repository.addOrder(school.id, { id, action, content }, caller.now))) {
        if (await this.repository.isOtherOrder(school.id, { id, action, content }))
          throw new IdempotencyKeyReusedError();
        return false;
      }
      const result = await act(school);
      const target = { kind: 'school', id: school.code } as const;
      await this.audit.record({ caller, action, target, reason, result });
      return true;
    });
  }

  async school(code: string): Promise<School> {
    const school = await this.schools.findSchool(code);
    if (!school) throw new SchoolNotFoundError(code);
    return school;
  }
}

/** The same for the same order, in whatever order its fields were sent. */
function contentOf(order: FinanceOrder): string {
  const fields = Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
