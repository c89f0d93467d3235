import { Injectable } from '@nestjs/common';
import { type Generated, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SimulatedBill, SimulatedBillState, SimulatedOutcome } from './simulated-bill.js';

interface SimulatedBankTables {
  simulated_bills: {
    reference: string;
    idempotency_key: string;
    description: string;
    payer_name: string;
    amount_sen: number;
    currency: string;
    return_url: string;
    state: Generated<SimulatedBillState>;
    bank: string | null;
    attempts: Generated<number>;
    changed_at: Date | null;
  };
}

type Action = Readonly<{ outcome: SimulatedOutcome; bank?: string }>;
type NewBill = Omit<SimulatedBill, 'state' | 'bank' | 'attempts' | 'changedAt'>;

const COLUMNS = [
  'reference',
  'description',
  'payer_name as payerName',
  'amount_sen as amountSen',
  'currency',
  'return_url as returnUrl',
  'state',
  'bank',
  'attempts',
  'changed_at',
] as const;

@Injectable()
export class SimulatedBankRepository {
  private readonly db = this.database.tables<SimulatedBankTables>();

  constructor(private readonly database: Database) {}

  /** The reference of the bill of this key: the given one, or that of the first time. */
  async openBill(bill: NewBill, idempotencyKey: string): Promise<string> {
    await this.db
      .insertInto('simulated_bills')
      .values({
        reference: bill.reference,
        idempotency_key: idempotencyKey,
        description: bill.description,
        payer_name: bill.payerName,
        amount_sen: bill.amountSen,
        currency: bill.currency,
        return_url: bill.returnUrl,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const query = this.db
      .selectFrom('simulated_bills')
      .select('reference')
      .where('idempotency_key', '=', idempotencyKey);
    return (await query.executeTakeFirstOrThrow()).reference;
  }

  async findBill(reference: string): Promise<SimulatedBill | null> {
    const row = await this.bill(reference).executeTakeFirst();
    return row ? toBill(row) : null;
  }

  async findBillLocked(reference: string): Promise<SimulatedBill | null> {
    const row = await this.bill(reference).forUpdate().executeTakeFirst();
    return row ? toBill(row) : null;
  }

  async changeBill(reference: string, { outcome, bank }: Action, at: number): Promise<SimulatedBill> {
    const row = await this.db
      .updateTable('simulated_bills')
      .set({ state: outcome, ...(bank && { bank }), attempts: sql`attempts + 1`, changed_at: toDate(at) })
      .where('reference', '=', reference)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return toBill(row);
  }

  async closeBill(reference: string): Promise<void> {
    await this.db
      .updateTable('simulated_bills')
      .set({ state: 'closed' })
      .where('reference', '=', reference)
      .where('state', 'in', ['open', 'failed'])
      .execute();
  }

  private bill(reference: string) {
    return this.db.selectFrom('simulated_bills').select(COLUMNS).where('reference', '=', reference);
  }
}

function toBill({
  changed_at,
  ...bill
}: Omit<SimulatedBill, 'changedAt'> & { changed_at: Date | null }): SimulatedBill {
  return { ...bill, changedAt: changed_at?.getTime() ?? null };
}
