import type { KeyObject } from 'node:crypto';
import type { AppConfig } from '../../../../config/app-config.js';
import { ProviderUnavailableError } from '../../billing.errors.js';
import { CURRENCY } from '../../invoicing/invoice.js';
import { askProvider } from '../ask-provider.js';
import { isRecord, isReference } from '../json.js';
import type {
  Bill,
  BillableInvoice,
  ByteSigningProvider,
  Delivery,
  NormalizedEvent,
  ProviderFact,
  RefundedPayment,
} from '../payment-provider.js';
import { chipAnswer, chipDedupeKey, chipRefund, normalizeChip } from './chip-event.js';
import { chipPublicKeys, isSignedByChip } from './chip-signature.js';

const MAX_NAME = 128;
const MAX_PRODUCT = 256;

type ChipConfig = NonNullable<AppConfig['chip']>;

/** `callbackUrl`: where CHIP reports to, as the outside world reaches it. */
export class ChipProvider implements ByteSigningProvider {
  readonly id = 'chip';
  readonly name = 'CHIP';
  readonly capabilities = ['fpx', 'b2b', 'card', 'qr', 'refunds', 'signedTime'] as const;
  readonly signs = 'bytes';
  private readonly keys: readonly KeyObject[];

  constructor(
    private readonly config: ChipConfig,
    private readonly callbackUrl: string,
  ) {
    this.keys = chipPublicKeys(config.publicKeys);
  }

  /** CHIP knows no idempotency keys: asked twice it makes two purchases, and both count for the invoice. */
  async createCheckout(invoice: BillableInvoice): Promise<Bill> {
    const answer = await this.ask('purchases/', {
      brand_id: this.config.brandId,
      client: { email: invoice.payer.email, full_name: invoice.payer.name.slice(0, MAX_NAME) },
      purchase: {
        currency: invoice.currency,
        products: [
          { name: invoice.description.slice(0, MAX_PRODUCT), price: invoice.amountSen, quantity: 1 },
        ],
      },
      reference: invoice.number,
      success_callback: this.callbackUrl,
      success_redirect: invoice.returnUrl,
      failure_redirect: invoice.returnUrl,
      cancel_redirect: invoice.returnUrl,
    });
    const bill = readBill(answer);
    if (!bill) throw new ProviderUnavailableError(this.name, new Error('The answer holds no purchase.'));
    return bill;
  }

  verify({ rawBody, headers }: Delivery): boolean {
    return isSignedByChip(rawBody, String(headers['x-signature'] ?? ''), this.keys);
  }

  dedupeKey({ rawBody }: Delivery): string {
    return chipDedupeKey(rawBody);
  }

  normalize(rawBody: Buffer): NormalizedEvent {
    return normalizeChip(rawBody, this.config.brandId);
  }

  async fetchPayment(reference: string): Promise<readonly ProviderFact[]> {
    return chipAnswer(await this.ask(`purchases/${encodeURIComponent(reference)}/`));
  }

  /** CHIP knows no idempotency keys; it refuses to give back more than was paid. */
  async refund({ paymentId, amountSen: amount }: RefundedPayment): Promise<readonly ProviderFact[]> {
    return chipRefund(await this.ask(`purchases/${encodeURIComponent(paymentId)}/refund/`, { amount }));
  }

  async closeBill(reference: string): Promise<void> {
    await this.ask(`purchases/${encodeURIComponent(reference)}/cancel/`, {});
  }

  async check(): Promise<void> {
    const brand = encodeURIComponent(this.config.brandId);
    await this.ask(`payment_methods/?brand_id=${brand}&currency=${CURRENCY}`);
  }

  private ask(path: string, order?: object): Promise<unknown> {
    const url = new URL(`/api/v1/${path}`, this.config.baseUrl);
    const headers = { authorization: `Bearer ${this.config.apiKey}`, 'content-type': 'application/json' };
    return askProvider(this.name, url, {
      headers,
      ...(order && { method: 'POST', body: JSON.stringify(order) }),
    });
  }
}

function readBill(answer: unknown): Bill | undefined {
  if (!isRecord(answer)) return undefined;
  const { id: reference, checkout_url: paymentUrl } = answer;
  const isBill = isReference(reference) && typeof paymentUrl === 'string' && URL.canParse(paymentUrl);
  return isBill ? { reference, paymentUrl } : undefined;
}
