import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { ClaimState, PaymentClaim, SentClaim } from './payment-claim.js';

type Sent = Readonly<{ schoolId: string; path: string; by: string; at: number }>;

const IS_RECORDED = sql<boolean>`EXISTS (SELECT FROM manual_payments payment
  WHERE payment.school_id = payment_claims.school_id AND payment.evidence_path = payment_claims.evidence_path)`;

const STATE = sql<ClaimState>`CASE WHEN ${IS_RECORDED} THEN 'recorded'
  WHEN declined_at IS NOT NULL THEN 'declined' ELSE 'waiting' END`;

/** To be asked inside a transaction of the school, or of the system. */
@Injectable()
export class PaymentClaimsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Newest first. */
  async ofSchool(schoolId: string): Promise<SentClaim[]> {
    return (await this.ofSchools([schoolId])).get(schoolId) ?? [];
  }

  /** By school, newest first; a school without any is left out. */
  async ofSchools(schoolIds: readonly string[]): Promise<ReadonlyMap<string, SentClaim[]>> {
    const rows = await this.sent(...schoolIds)
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .execute();
    const bySchool = Map.groupBy(rows, ({ schoolId }) => schoolId);
    return new Map([...bySchool].map(([id, own]) => [id, own.map(({ schoolId: _, ...claim }) => claim)]));
  }

  /** Keeps it from being decided by anybody else until the transaction ends. False if it is not there. */
  async lock(schoolId: string, id: string): Promise<boolean> {
    const query = this.db
      .selectFrom('payment_claims')
      .select('id')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .forUpdate();
    return (await query.executeTakeFirst()) !== undefined;
  }

  async find(schoolId: string, id: string): Promise<SentClaim | null> {
    const row = await this.sent(schoolId).where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { schoolId: _, ...claim } = row;
    return claim;
  }

  /** Where the evidence of claims and of recorded payments stands. */
  async evidencePaths(schoolId: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('manual_payments')
      .select('evidence_path as path')
      .where('school_id', '=', schoolId)
      .unionAll((claims) =>
        claims.selectFrom('payment_claims').select('evidence_path as path').where('school_id', '=', schoolId),
      )
      .execute();
    return rows.flatMap(({ path }) => path ?? []);
  }

  /** False if a claim of this id stands already. */
  async add(
    { id, method, reference, amountSen, paidOn }: PaymentClaim,
    { schoolId, path, by, at }: Sent,
  ): Promise<boolean> {
    const claim = { id, method, reference, amount_sen: amountSen, paid_on: paidOn };
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('payment_claims')
      .values({ ...claim, school_id: schoolId, evidence_path: path, sent_by: by, sent_at: toDate(at) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** What the school says anew of the same evidence. */
  async change(schoolId: string, { id, method, reference, amountSen, paidOn }: PaymentClaim): Promise<void> {
    await this.claim(schoolId, id, { method, reference, amount_sen: amountSen, paid_on: paidOn });
  }

  async remove(schoolId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('payment_claims')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .execute();
  }

  async decline(schoolId: string, id: string, reason: string, at: number): Promise<void> {
    await this.claim(schoolId, id, { declined_at: toDate(at), decline_reason: reason });
  }

  async reopen(schoolId: string, id: string): Promise<void> {
    await this.claim(schoolId, id, { declined_at: null, decline_reason: null });
  }

  private async claim(
    schoolId: string,
    id: string,
    change: Partial<Selectable<BillingTables['payment_claims']>>,
  ): Promise<void> {
    await this.db
      .updateTable('payment_claims')
      .set(change)
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .execute();
  }

  private sent(...schoolIds: readonly string[]) {
    return this.db
      .selectFrom('payment_claims')
      .select(['id', 'method', 'reference', 'amount_sen as amountSen', 'sent_at as sentAt'])
      .select('school_id as schoolId')
      .select([sql<string>`paid_on::text`.as('paidOn'), STATE.as('state')])
      .select(sql<string | null>`CASE ${STATE} WHEN 'declined' THEN decline_reason END`.as('declineReason'))
      .where('school_id', 'in', schoolIds);
  }
}
