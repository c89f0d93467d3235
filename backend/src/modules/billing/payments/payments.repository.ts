import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';
import type { Invoice } from '../invoicing/invoice.js';
import { asksUntil } from '../invoicing/invoice-life.js';
import { type InvoiceFactsRow, toFacts } from '../invoicing/invoice-rows.js';
import type { ProviderFact } from '../providers/payment-provider.js';
import { MANUAL } from './manual-payment.js';
import type { BilledFact } from './match-facts.js';
import type { MoneyFact } from './money.js';
import type { ToldFact } from './payment-event.js';
import { DISPUTE_KINDS, type PaymentFact, TAKING_KINDS } from './payment-fact.js';

type FactIdentity = Pick<
  Selectable<BillingTables['payment_facts']>,
  'provider' | 'payment_id' | 'kind' | 'reference' | 'occurred_at' | 'amount_sen'
>;
type NewFact = Insertable<BillingTables['payment_facts']> & FactIdentity;
type FactRow = Selectable<BillingTables['payment_facts']> &
  InvoiceFactsRow & {
    plan_code: string;
    teacher_limit: number;
    term_months: number;
    upgrades_until: Date | null;
  };

/** A fact that is new, under the id of its row. */
export type AddedFact = BilledFact & Readonly<{ factId: string }>;
@Injectable()
export class PaymentsRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  /** Those that were not known already. */
  async addFacts(facts: readonly BilledFact[]): Promise<AddedFact[]> {
    if (facts.length === 0) return [];
    const rows = await this.db
      .insertInto('payment_facts')
      .values(facts.map(toNewRow))
      .onConflict((conflict) => conflict.constraint('payment_facts_once').doNothing())
      .returning(['id', 'provider', 'payment_id', 'kind', 'reference', 'occurred_at', 'amount_sen'])
      .execute();
    const idOf = new Map(rows.map((row) => [identityOf(row), row.id]));
    const byIdentity = new Map(facts.map((billed) => [identityOf(toNewRow(billed)), billed]));
    return [...byIdentity].flatMap(([identity, billed]) => {
      const factId = idOf.get(identity);
      return factId === undefined ? [] : [{ ...billed, factId }];
    });
  }

  /** Of all payments of a school. */
  async factsOf(schoolId: string): Promise<MoneyFact[]> {
    const rows = await this.facts().where('payment_facts.school_id', '=', schoolId).execute();
    return rows.map(toMoneyFact);
  }

  async schoolsAfter(schoolId: string, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('payment_facts')
      .select('school_id')
      .distinct()
      .where('school_id', '>', schoolId)
      .orderBy('school_id')
      .limit(limit)
      .execute();
    return rows.map(({ school_id }) => school_id);
  }

  /** As they were told, each with the number of its invoice. */
  async toldOf(schoolId: string): Promise<ToldFact[]> {
    const rows = await this.facts()
      .leftJoin('manual_payments', 'manual_payments.invoice_id', 'payment_facts.invoice_id')
      .select(['invoices.number as invoice_number', 'manual_payments.method as manual_method'])
      .where('payment_facts.school_id', '=', schoolId)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      fact: toFact(row),
      invoiceNumber: row.invoice_number,
      manualMethod: row.provider === MANUAL ? row.manual_method : null,
      bankMessage: row.bank_message,
    }));
  }

  /** By school; a school without any is left out. */
  async factsOfSchools(schoolIds: readonly string[]): Promise<ReadonlyMap<string, MoneyFact[]>> {
    const rows = await this.facts().where('payment_facts.school_id', 'in', schoolIds).execute();
    const bySchool = Map.groupBy(rows, (row) => row.school_id);
    return new Map([...bySchool].map(([schoolId, own]) => [schoolId, own.map(toMoneyFact)]));
  }

  /** What is known of one payment, for `foldMoney`. */
  async moneyOfPayment(provider: string, paymentId: string): Promise<MoneyFact[]> {
    const rows = await this.facts()
      .where('payment_facts.provider', '=', provider)
      .where('payment_facts.payment_id', '=', paymentId)
      .execute();
    return rows.map(toMoneyFact);
  }

  /** Of all payments of an invoice, for `foldMoney`. */
  async moneyOfInvoice({ id, schoolId }: Pick<Invoice, 'id' | 'schoolId'>): Promise<MoneyFact[]> {
    const rows = await this.facts()
      .where('payment_facts.school_id', '=', schoolId)
      .where('payment_facts.invoice_id', '=', id)
      .execute();
    return rows.map(toMoneyFact);
  }

  /** Which of these invoices something was given back or disputed of. */
  async withReturns(invoices: readonly Pick<Invoice, 'id' | 'schoolId'>[]): Promise<ReadonlySet<string>> {
    if (invoices.length === 0) return new Set();
    const schools = invoices.map(({ schoolId }) => schoolId);
    const ids = invoices.map(({ id }) => id);
    const rows = await this.db
      .selectFrom('payment_facts')
      .select('invoice_id')
      .distinct()
      .where('school_id', 'in', schools)
      .where('invoice_id', 'in', ids)
      .where('kind', 'in', TAKING_KINDS)
      .execute();
    return new Set(rows.map(({ invoice_id }) => invoice_id));
  }

  private facts() {
    return this.db
      .selectFrom('payment_facts')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.school_id', '=', 'payment_facts.school_id')
          .onRef('invoices.id', '=', 'payment_facts.invoice_id'),
      )
      .innerJoin('plans', 'plans.code', 'invoices.plan_code')
      .selectAll('payment_facts')
      .select([
        'invoices.plan_code',
        'plans.teacher_limit',
        'invoices.term_months',
        'invoices.upgrades_until',
      ])
      .select(['invoices.created_at', 'invoices.expires_at', 'invoices.paid_at', 'invoices.credited_at'])
      .select(['invoices.ended_at', 'invoices.end_cause']);
  }
}

function toNewRow({ cause, provider, fact, invoice }: BilledFact): NewFact {
  return {
    school_id: invoice.schoolId,
    invoice_id: invoice.id,
    provider,
    payment_id: fact.paymentId,
    kind: fact.kind,
    reference: nameOf(fact),
    occurred_at: toDate(fact.at),
    amount_sen: 'amountSen' in fact ? fact.amountSen : null,
    bank_message: fact.kind === 'payment-failed' ? (fact.bankMessage ?? null) : null,
    bank_name: fact.kind === 'payment-failed' ? (fact.bankName ?? null) : null,
    caused_by: cause,
  };
}

function nameOf(fact: ProviderFact): string | null {
  if ('refundId' in fact) return fact.refundId;
  return 'disputeId' in fact ? fact.disputeId : null;
}

/** What makes a fact the same as another, as the table has it. */
function identityOf({
  provider,
  payment_id,
  kind,
  reference,
  occurred_at,
  amount_sen,
}: FactIdentity): string {
  return JSON.stringify([provider, payment_id, kind, reference, occurred_at, amount_sen]);
}

function isOneOf<Known extends string>(known: readonly Known[], kind: string): kind is Known {
  return known.some((one) => one === kind);
}

function toMoneyFact(row: FactRow): MoneyFact {
  return { ...toFact(row), invoiceId: row.invoice_id };
}

function toFact(row: FactRow): PaymentFact {
  const { kind, provider, payment_id: paymentId } = row;
  const base = { provider, paymentId, at: row.occurred_at.getTime() };
  const { amount_sen: amountSen, reference } = row;
  if (kind === 'payment-succeeded')
    return {
      ...base,
      kind,
      amountSen: amountSen ?? 0,
      planCode: row.plan_code,
      teacherLimit: row.teacher_limit,
      termMonths: row.term_months,
      upgradesUntil: row.upgrades_until?.getTime() ?? null,
    };
  if (kind === 'payment-pending') return { ...base, kind, orderEndsAt: asksUntil(toFacts(row)) };
  if (kind === 'refund') return { ...base, kind, amountSen: amountSen ?? 0, refundId: reference ?? '' };
  if (kind === 'payment-failed' || kind === 'payment-abandoned') return { ...base, kind };
  if (isOneOf(DISPUTE_KINDS, kind)) return { ...base, kind, amountSen, disputeId: reference };
  return { ...base, kind, amountSen, refundId: reference ?? '' };
}
