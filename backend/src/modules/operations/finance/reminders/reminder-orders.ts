import { Injectable, Logger } from '@nestjs/common';
import type { StaffCaller } from '../../../../platform/access/caller.js';
import type { School } from '../../../../platform/access/memberships.js';
import { toMalaysianIso } from '../../../../platform/clock/instant.js';
import { Database } from '../../../../platform/database/database.js';
import { Reminders } from '../../../subscription/index.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import type { RemindDto, ReminderResultDto } from '../finance-actions.dto.js';
import { FinanceOrders } from '../finance-orders.js';
import { reminderTime, wasRemindedLately } from './reminder-rules.js';
import { type ReminderKey, type ReminderSkip, RemindersRepository } from './reminders.repository.js';

type Outcome = Readonly<{ skipped: ReminderSkip | null; plannedFor: number | null }>;

const SENT_AT_ONCE = 200;

/** Reminders that finance sends by hand: in office hours, not too often, each once for its id. */
@Injectable()
export class ReminderOrders {
  private readonly logger = new Logger(ReminderOrders.name);

  constructor(
    private readonly database: Database,
    private readonly orders: FinanceOrders,
    private readonly repository: RemindersRepository,
    private readonly reminders: Reminders,
    private readonly audit: AuditRepository,
  ) {}

  /** Each school in a transaction of its own: one that cannot be told does not keep the others waiting. */
  async order(caller: StaffCaller, { schools, id, reason }: RemindDto): Promise<ReminderResultDto[]> {
    const known = await Promise.all(schools.map((code) => this.orders.school(code)));
    const results: ReminderResultDto[] = [];
    for (const school of known) {
      const order = { id, reason };
      const { skipped, plannedFor } = await this.database.systemTransaction(() =>
        this.orderOne(caller, school, order),
      );
      const at = plannedFor === null ? null : toMalaysianIso(plannedFor);
      results.push({ school: school.code, name: school.name, skipped, plannedFor: at });
    }
    return results;
  }

  /** What was planned and is due; outside office hours nothing is. `now`: business clock. */
  async sendDue(now: number): Promise<void> {
    if (reminderTime(now) !== now) return;
    const due = await this.database.systemTransaction(() => this.repository.due(now, SENT_AT_ONCE));
    for (const key of due) {
      try {
        await this.database.systemTransaction(() => this.send(key, now));
      } catch (err) {
        this.logger.error({ err, ...key }, 'The school cannot be reminded; the next sweep tries again.');
      }
    }
  }

  private async orderOne(
    caller: StaffCaller,
    { id: schoolId, code }: School,
    { id, reason }: Readonly<{ id: string; reason: string }>,
  ): Promise<Outcome> {
    const key = { schoolId, id };
    const { now } = caller;
    const dueAt = reminderTime(now);
    if (!(await this.repository.plan(key, dueAt))) return this.knownOutcome(key);
    const skipped = await this.decide(key, dueAt, now);
    if (skipped !== null || dueAt === now) await this.repository.settle(key, skipped, now);
    if (skipped !== null) return { skipped, plannedFor: null };
    const plannedFor = dueAt === now ? null : dueAt;
    const result = { plannedFor: plannedFor === null ? null : toMalaysianIso(plannedFor) };
    const target = { kind: 'school', id: code } as const;
    await this.audit.record({ caller, action: 'finance.remind', target, reason, result });
    return { skipped, plannedFor };
  }

  /** Tells the school if it is time; where it is not told, why. */
  private async decide(key: ReminderKey, dueAt: number, now: number): Promise<ReminderSkip | null> {
    if (wasRemindedLately(await this.repository.lastTold(key.schoolId), now)) return 'REMINDED_LATELY';
    return dueAt === now
      ? this.reminders.remind(key.schoolId, key.id, now)
      : this.reminders.refusal(key.schoolId, now);
  }

  /** Of an order that came before; another one that waits for the morning counts as a reminder. */
  private async knownOutcome(key: ReminderKey): Promise<Outcome> {
    const kept = await this.repository.find(key);
    if (!kept) return { skipped: 'REMINDED_LATELY', plannedFor: null };
    return { skipped: kept.skipped, plannedFor: kept.settledAt === null ? kept.dueAt : null };
  }

  private async send(key: ReminderKey, now: number): Promise<void> {
    if (!(await this.repository.hold(key))) return;
    await this.repository.settle(key, await this.reminders.remind(key.schoolId, key.id, now), now);
  }
}
