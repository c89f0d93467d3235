import type {
  Bill,
  BillableInvoice,
  ByteSigningProvider,
  Delivery,
  ProviderFact,
  RefundedPayment,
} from '../providers/payment-provider.js';
import type { SimulatedBank } from './simulated-bank.js';
import { normalizeSimulated } from './simulated-event.js';
import { isSignedWebhook } from './standard-webhooks.js';

export class SimulatedProvider implements ByteSigningProvider {
  readonly id = 'simulated';
  readonly name = 'Bank Simulasi';
  readonly capabilities = ['fpx', 'b2b', 'refunds', 'disputes', 'signedTime'] as const;
  readonly signs = 'bytes';

  constructor(
    private readonly bank: SimulatedBank,
    private readonly secrets: readonly string[],
  ) {}

  createCheckout(invoice: BillableInvoice, idempotencyKey: string): Promise<Bill> {
    return this.bank.openBill(invoice, idempotencyKey);
  }

  verify({ rawBody, headers }: Delivery, now: number): boolean {
    return isSignedWebhook(headers, rawBody, this.secrets, now);
  }

  dedupeKey({ headers }: Delivery): string {
    return String(headers['webhook-id']);
  }

  normalize(rawBody: Buffer) {
    return normalizeSimulated(rawBody);
  }

  refund({ paymentId, amountSen, now }: RefundedPayment, idempotencyKey: string) {
    return this.bank.refund(paymentId, amountSen, idempotencyKey, now);
  }

  closeBill(reference: string): Promise<void> {
    return this.bank.closeBill(reference);
  }

  /** It lives here: it answers while we do. */
  async check(): Promise<void> {}

  fetchPayment(reference: string): Promise<readonly ProviderFact[]> {
    return this.bank.factsOf(reference);
  }
}
