import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { Reminders } from '../../subscription/index.js';
import type { NewAuditEntry } from '../audit/audit-entry.js';
import { FinanceRepository } from './finance.repository.js';
import type {
  ChangeOwnerDto,
  RemindDto,
  RemindedDto,
  ReminderResultDto,
  WriteNoteDto,
} from './finance-actions.dto.js';
import { FinanceOrders } from './finance-orders.js';

const NOTHING: NewAuditEntry['result'] = {};

/** How finance stays behind a debt: who sees to it, what was said, and reminders. */
@Injectable()
export class FollowUps {
  constructor(
    private readonly database: Database,
    private readonly orders: FinanceOrders,
    private readonly repository: FinanceRepository,
    private readonly reminders: Reminders,
  ) {}

  /** Each school in a transaction of its own: one that cannot be told does not keep the others waiting. */
  async remind(caller: StaffCaller, { schools, id, reason }: RemindDto): Promise<RemindedDto> {
    const known = await Promise.all(schools.map((code) => this.orders.school(code)));
    const results: ReminderResultDto[] = [];
    for (const { id: schoolId, code, name } of known) {
      const skipped = await this.reminders.refusal(schoolId, caller.now);
      if (skipped === null)
        await this.orders.carryOut(caller, code, { id, reason, action: 'finance.remind' }, async () => {
          await this.reminders.remind(schoolId, id, caller.now);
          return NOTHING;
        });
      results.push({ school: code, name, skipped });
    }
    return { results };
  }

  write(caller: StaffCaller, code: string, { promisedFor, ...order }: WriteNoteDto): Promise<boolean> {
    const action = promisedFor === undefined ? 'finance.note' : 'finance.promise';
    return this.orders.carryOut(caller, code, { ...order, action }, async (school) => {
      const note = { text: order.reason, promisedFor: promisedFor ?? null, author: caller.principal.email };
      await this.repository.addNote(school.id, note, caller.now);
      return promisedFor === undefined ? NOTHING : { promisedFor };
    });
  }

  changeOwner(caller: StaffCaller, code: string, { ownerId, ...order }: ChangeOwnerDto): Promise<boolean> {
    return this.orders.carryOut(caller, code, { ...order, action: 'finance.owner' }, async (school) => {
      const owner = ownerId === null ? null : await this.member(ownerId);
      await this.repository.setOwner(school.id, owner, caller.now);
      return { owner: owner?.email ?? null };
    });
  }

  staff() {
    return this.database.systemTransaction(() => this.repository.staff());
  }

  private async member(userId: string) {
    const found = (await this.repository.staff()).find((member) => member.userId === userId);
    if (!found)
      throw new ValidationError([{ field: 'ownerId', message: 'must be one of the finance staff' }]);
    return found;
  }
}
