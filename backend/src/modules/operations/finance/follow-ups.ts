import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolsService } from '../../schools/index.js';
import type { NewAuditEntry } from '../audit/audit-entry.js';
import { FinanceRepository } from './finance.repository.js';
import type { ChangeOwnerDto, WriteNoteDto } from './finance-actions.dto.js';
import { FinanceOrders } from './finance-orders.js';
import { FURTHEST_PROMISE_DAYS, isPromiseDay } from './promise-day.js';

const NOTHING: NewAuditEntry['result'] = {};

/** How finance stays behind a debt: who sees to it, and what was said. */
@Injectable()
export class FollowUps {
  constructor(
    private readonly database: Database,
    private readonly orders: FinanceOrders,
    private readonly repository: FinanceRepository,
    private readonly schools: SchoolsService,
  ) {}

  write(caller: StaffCaller, code: string, order: WriteNoteDto): Promise<boolean> {
    const { promisedFor } = order;
    if (promisedFor !== undefined && !isPromiseDay(promisedFor, caller.now))
      throw refusal('promisedFor', `must be a day from today to ${FURTHEST_PROMISE_DAYS} days ahead`);
    const action = promisedFor === undefined ? 'finance.note' : 'finance.promise';
    return this.orders.carryOut(caller, code, { ...order, action }, async (school) => {
      const note = { text: order.reason, promisedFor: promisedFor ?? null, author: caller.principal.email };
      await this.repository.addNote(school.id, note, caller.now);
      return promisedFor === undefined ? NOTHING : { promisedFor };
    });
  }

  changeOwner(caller: StaffCaller, code: string, order: ChangeOwnerDto): Promise<boolean> {
    const { ownerId } = order;
    return this.orders.carryOut(caller, code, { ...order, action: 'finance.owner' }, async (school) => {
      const owner = ownerId === null ? null : await this.member(ownerId);
      await this.repository.setOwner(school.id, owner, caller.now);
      return { owner: owner?.email ?? null };
    });
  }

  staff() {
    return this.database.systemTransaction(() => this.schools.staffOf('finance'));
  }

  private async member(userId: string) {
    const found = (await this.schools.staffOf('finance')).find((member) => member.userId === userId);
    if (!found) throw refusal('ownerId', 'must be one of the finance staff');
    return found;
  }
}

function refusal(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
