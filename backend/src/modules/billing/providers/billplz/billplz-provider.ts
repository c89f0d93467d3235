import type { AppConfig } from '../../../../config/app-config.js';
import { ProviderUnavailableError } from '../../billing.errors.js';
import type { Bill, BillableInvoice, Delivery, PaymentProvider } from '../payment-provider.js';
import { billplzDedupeKey, normalizeBillplz, readBillplzFields } from './billplz-callback.js';
import { isSignedByBillplz } from './billplz-signature.js';

const TIMEOUT_MS = 10_000;
const MAX_NAME = 255;
const MAX_DESCRIPTION = 200;

type BillplzConfig = NonNullable<AppConfig['billplz']>;

/** `callbackUrl`: where Billplz reports to, as the outside world reaches it. */
export class BillplzProvider implements PaymentProvider {
  readonly id = 'billplz';
  readonly name = 'Billplz';
  readonly capabilities = ['fpx', 'b2b', 'card', 'signedTime'] as const;

  constructor(
    private readonly config: BillplzConfig,
    private readonly callbackUrl: string,
  ) {}

  /** Billplz knows no idempotency keys: asked twice it makes two bills, and both count for the invoice. */
  async createCheckout(invoice: BillableInvoice): Promise<Bill> {
    const { id, url } = await this.post('/api/v3/bills', {
      collection_id: this.config.collectionId,
      name: invoice.payer.name.slice(0, MAX_NAME),
      email: invoice.payer.email,
      amount: String(invoice.amountSen),
      description: invoice.description.slice(0, MAX_DESCRIPTION),
      callback_url: this.callbackUrl,
      redirect_url: invoice.returnUrl,
      reference_1_label: 'Invois',
      reference_1: invoice.number,
    });
    return { reference: id, paymentUrl: url };
  }

  verify({ rawBody }: Delivery): boolean {
    return isSignedByBillplz(readBillplzFields(rawBody), this.config.signatureKeys);
  }

  dedupeKey({ rawBody }: Delivery): string {
    return billplzDedupeKey(readBillplzFields(rawBody));
  }

  normalize(rawBody: Buffer, receivedAt: number) {
    return normalizeBillplz(readBillplzFields(rawBody), this.config.collectionId, receivedAt);
  }

  private async post(path: string, fields: Record<string, string>): Promise<{ id: string; url: string }> {
    try {
      const response = await fetch(new URL(path, this.config.baseUrl), {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${this.config.secretKey}:`).toString('base64')}` },
        body: new URLSearchParams(fields),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`Billplz answered ${response.status}.`);
      return readBill(await response.json());
    } catch (cause) {
      throw new ProviderUnavailableError(this.name, cause);
    }
  }
}

function readBill(answer: unknown): { id: string; url: string } {
  if (answer && typeof answer === 'object' && 'id' in answer && 'url' in answer) {
    const { id, url } = answer;
    if (typeof id === 'string' && typeof url === 'string' && URL.canParse(url)) return { id, url };
  }
  throw new Error('Billplz answered without a bill.');
}
