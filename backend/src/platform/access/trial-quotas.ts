import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DAY_MS } from '../calendar/day.js';
import { toMalaysianIso } from '../clock/instant.js';
import { Database } from '../database/database.js';
import { QuotaExceededError } from '../errors/errors.js';
import { Entitlements } from './entitlements.js';

/**
 * What a day holds for a school that has never paid, which anybody can register. A trial has places for sixty
 * teachers: each can be invited, and reminded once, on one day. Twenty papers as a phone takes them.
 */
export const TRIAL_A_DAY = { invitations: 60, mails: 120, bytes: 100_000_000 } as const;
export type TrialQuota = keyof typeof TRIAL_A_DAY;

interface UsageTables {
  trial_usage: { school_id: string; day: string; quota: TrialQuota; amount: string };
}

@Injectable()
export class TrialQuotas {
  private readonly db = this.database.tables<UsageTables>();

  constructor(
    private readonly database: Database,
    private readonly entitlements: Entitlements,
  ) {}

  /** In the current transaction of the school: what is refused or rolled back is not counted. `now`: system time. */
  async spend(schoolId: string, quota: TrialQuota, amount: number, now: number): Promise<void> {
    if (await this.entitlements.hasPaid(schoolId)) return;
    const day = toMalaysianIso(now).slice(0, 10);
    const limit = TRIAL_A_DAY[quota];
    const { rows } = await sql`
      INSERT INTO trial_usage AS used (school_id, day, quota, amount)
      SELECT ${schoolId}, ${day}, ${quota}, ${amount} WHERE ${amount}::bigint <= ${limit}::bigint
      ON CONFLICT (school_id, day, quota) DO UPDATE SET amount = used.amount + excluded.amount
      WHERE used.amount + excluded.amount <= ${limit}::bigint
      RETURNING amount`.execute(this.db);
    if (rows.length === 0) throw new QuotaExceededError(quota, secondsUntil(day, now));
  }
}

/** The next midnight in Malaysia. */
function secondsUntil(day: string, now: number): number {
  return Math.ceil((Date.parse(`${day}T00:00:00+08:00`) + DAY_MS - now) / 1_000);
}
