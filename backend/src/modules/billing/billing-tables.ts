import type { Generated, GeneratedAlways } from 'kysely';
import type { InvoiceStatus } from './invoice.js';
import type { PaymentFact } from './payment-fact.js';
import type { TermMonths } from './plan.js';

export interface BillingTables {
  plans: { code: string; name: string; teacher_limit: number };
  plan_prices: { plan_code: string; term_months: TermMonths; valid_from: Date; amount_sen: number };
  invoices: {
    id: string;
    school_id: string;
    number: string;
    plan_code: string;
    term_months: number;
    amount_sen: number;
    currency: string;
    provider: string;
    status: Generated<InvoiceStatus>;
    created_at: Date;
    paid_at: Date | null;
  };
  checkouts: {
    school_id: string;
    idempotency_key: string;
    invoice_id: string;
    requested_by: string;
    requested_at: Date;
  };
  bills: {
    provider: string;
    reference: string;
    school_id: string;
    invoice_id: string;
    payment_url: string | null;
    created_at: Date;
    polled_at: Date | null;
  };
  payment_facts: {
    id: GeneratedAlways<string>;
    school_id: string;
    invoice_id: string;
    provider: string;
    payment_id: string;
    kind: PaymentFact['kind'];
    reference: string | null;
    occurred_at: Date;
    amount_sen: number | null;
    recorded_at: Generated<Date>;
  };
  payment_flags: {
    provider: string;
    payment_id: string;
    reason: 'INVOICE_PAID_TWICE';
    school_id: string;
    invoice_id: string;
    raised_at: Generated<Date>;
  };
}
