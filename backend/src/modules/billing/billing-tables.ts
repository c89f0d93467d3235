import type { Generated, GeneratedAlways } from 'kysely';
import type { InvoiceStatus } from './invoicing/invoice.js';
import type { InvoiceEnd } from './invoicing/invoice-life.js';
import type { ManualMethod } from './payments/manual-payment.js';
import type { PaymentFact } from './payments/payment-fact.js';
import type { FlagReason } from './payments/payment-flag.js';
import type { TermMonths } from './plans/plan.js';
import type { RefundState } from './refunds/refund.js';

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
    upgrades_until: Date | null;
    currency: string;
    provider: string;
    status: Generated<InvoiceStatus>;
    created_at: Date;
    paid_at: Date | null;
    expires_at: Date | null;
    credited_at: Generated<Date | null>;
    ended_at: Generated<Date | null>;
    end_cause: Generated<InvoiceEnd | null>;
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
    closed_at: Generated<Date | null>;
    close_tried_at: Generated<Date | null>;
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
    bank_message: string | null;
    bank_name: string | null;
    /** The event of the inbox that told it. */
    caused_by: string | null;
    recorded_at: Generated<Date>;
  };
  payment_claims: {
    id: string;
    school_id: string;
    method: ManualMethod;
    reference: string;
    amount_sen: number;
    paid_on: string;
    evidence_path: string;
    sent_by: string;
    sent_at: Date;
    declined_at: Generated<Date | null>;
    decline_reason: Generated<string | null>;
  };
  payment_flags: {
    provider: string;
    payment_id: string;
    reason: FlagReason;
    school_id: string;
    invoice_id: string;
    raised_at: Generated<Date>;
    resolved_at: Date | null;
    resolved_by: string | null;
    resolution: string | null;
  };
  payment_returns: { provider: string; payment_id: string; school_id: string; returned_sen: number };
  manual_payments: {
    invoice_id: string;
    school_id: string;
    method: ManualMethod;
    reference: string;
    evidence_path: string | null;
    reason: string;
    actor: string;
    recorded_at: Generated<Date>;
  };
  refunds: {
    id: string;
    school_id: string;
    invoice_id: string;
    provider: string;
    payment_id: string;
    amount_sen: number;
    reason: string;
    actor: string;
    state: Generated<RefundState>;
    failure: string | null;
    asked_at: Date;
    concluded_at: Date | null;
  };
  provider_health: {
    provider: string;
    answered_at: Date | null;
    failed_at: Date | null;
    failure: string | null;
    next_ask_at: Generated<Date>;
  };
}
