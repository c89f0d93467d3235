import Stripe from 'stripe';
import type { AppConfig } from '../../../../config/app-config.js';
import { ProviderUnavailableError } from '../../billing.errors.js';
import type {
  Bill,
  BillableInvoice,
  ByteSigningProvider,
  Delivery,
  NormalizedEvent,
  ProviderFact,
  RefundedPayment,
} from '../payment-provider.js';
import { stripeAnswer } from './stripe-answer.js';
import { answeredRefund, normalizeStripe, stripeEventId } from './stripe-event.js';
import { isSignedByStripe } from './stripe-signature.js';

const TIMEOUT_MS = 10_000;

type StripeConfig = NonNullable<AppConfig['stripe']>;

export class StripeProvider implements ByteSigningProvider {
  readonly id = 'stripe';
  readonly name = 'Stripe';
  readonly capabilities = ['fpx', 'card', 'refunds', 'disputes', 'signedTime'] as const;
  readonly signs = 'bytes';
  /** A session ends a day after it was made. */
  readonly billLastsMs = 23 * 3_600_000;
  private readonly stripe: Stripe;

  constructor(private readonly config: StripeConfig) {
    const { protocol, hostname, port } = new URL(config.baseUrl);
    this.stripe = new Stripe(config.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  /** The same key is the same session for a day; the invoice's number comes back with its intent and charges. */
  async createCheckout(invoice: BillableInvoice, idempotencyKey: string): Promise<Bill> {
    const metadata = { invoice: invoice.number };
    const order: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      allowed_payment_method_types: ['card', 'fpx', 'grabpay'],
      line_items: [{ quantity: 1, price_data: priceOf(invoice) }],
      customer_email: invoice.payer.email,
      client_reference_id: invoice.number,
      success_url: invoice.returnUrl,
      cancel_url: invoice.returnUrl,
      metadata,
      payment_intent_data: { metadata, description: invoice.description },
    };
    const { id, url } = await this.ask(() => this.stripe.checkout.sessions.create(order, { idempotencyKey }));
    if (!id || !url) throw new ProviderUnavailableError(this.name, new Error('The answer holds no session.'));
    return { reference: id, paymentUrl: url };
  }

  verify({ rawBody, headers }: Delivery, now: number): boolean {
    const header = String(headers['stripe-signature'] ?? '');
    return isSignedByStripe(rawBody, header, this.config.webhookSecrets, now);
  }

  dedupeKey({ rawBody }: Delivery): string {
    return stripeEventId(rawBody);
  }

  normalize(rawBody: Buffer): NormalizedEvent {
    return normalizeStripe(rawBody);
  }

  async fetchPayment(sessionId: string, now: number): Promise<readonly ProviderFact[]> {
    const expand = ['payment_intent.latest_charge'];
    return stripeAnswer(
      await this.ask(() => this.stripe.checkout.sessions.retrieve(sessionId, { expand })),
      now,
    );
  }

  async refund({ paymentId, amountSen, now }: RefundedPayment, idempotencyKey: string) {
    const order = { payment_intent: paymentId, amount: amountSen };
    const refund = await this.ask(() => this.stripe.refunds.create(order, { idempotencyKey }));
    return answeredRefund({ ...refund }, now) ?? [];
  }

  async closeBill(sessionId: string): Promise<void> {
    await this.ask(() => this.stripe.checkout.sessions.expire(sessionId));
  }

  async check(): Promise<void> {
    await this.ask(() => this.stripe.balance.retrieve());
  }

  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question();
    } catch (cause) {
      throw new ProviderUnavailableError(this.name, cause);
    }
  }
}

function priceOf({ currency, amountSen, description }: BillableInvoice) {
  return {
    currency: currency.toLowerCase(),
    unit_amount: amountSen,
    product_data: { name: description },
  };
}
