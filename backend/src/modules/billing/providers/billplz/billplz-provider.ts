import type { AppConfig } from '../../../../config/app-config.js';
import { ProviderUnavailableError } from '../../billing.errors.js';
import { CURRENCY } from '../../invoicing/invoice.js';
import { askProvider } from '../ask-provider.js';
import { isRecord, isSen } from '../json.js';
import {
  type Bill,
  type BillableInvoice,
  type Delivery,
  type FieldSigningProvider,
  type NormalizedEvent,
  type ProviderFact,
} from '../payment-provider.js';
import {
  billplzDedupeKey,
  confirmBillplz,
  normalizeBillplz,
  readBillplzFields,
  readBillplzTime,
} from './billplz-callback.js';
import { isSignedByBillplz } from './billplz-signature.js';

const MAX_NAME = 255;
const MAX_DESCRIPTION = 200;

type BillplzConfig = NonNullable<AppConfig['billplz']>;

/** `callbackUrl`: where Billplz reports to, as the outside world reaches it. */
export class BillplzProvider implements FieldSigningProvider {
  readonly id = 'billplz';
  readonly name = 'Billplz';
  readonly capabilities = ['fpx', 'b2b', 'card', 'signedTime'] as const;
  readonly signs = 'fields';

  constructor(
    private readonly config: BillplzConfig,
    private readonly callbackUrl: string,
  ) {}

  /** Billplz knows no idempotency keys: asked twice it makes two bills, and both count for the invoice. */
  async createCheckout(invoice: BillableInvoice): Promise<Bill> {
    const answer = await this.post('/api/v3/bills', {
      collection_id: this.config.collectionId,
      name: invoice.payer.name.slice(0, MAX_NAME),
      email: invoice.payer.email,
      amount: String(invoice.amountSen),
      description: invoice.description.slice(0, MAX_DESCRIPTION),
      callback_url: this.callbackUrl,
      redirect_url: invoice.returnUrl,
      reference_1_label: 'Invois',
      reference_1: invoice.number,
      reference_2_label: 'Sekolah',
      reference_2: invoice.schoolCode,
    });
    const bill = readBill(answer);
    if (!bill) throw new ProviderUnavailableError(this.name, new Error('The answer holds no bill.'));
    return { reference: bill.id, paymentUrl: bill.url };
  }

  verify({ rawBody }: Delivery): boolean {
    return isSignedByBillplz(readBillplzFields(rawBody), this.config.signatureKeys);
  }

  dedupeKey({ rawBody }: Delivery): string {
    return billplzDedupeKey(readBillplzFields(rawBody));
  }

  normalize(rawBody: Buffer, receivedAt: number): NormalizedEvent {
    return normalizeBillplz(readBillplzFields(rawBody), this.config.collectionId, receivedAt);
  }

  async confirm(rawBody: Buffer, receivedAt: number): Promise<NormalizedEvent> {
    const claimed = this.normalize(rawBody, receivedAt);
    if ('unusable' in claimed) return claimed;
    const [claim] = claimed.facts;
    if (!claim) return { unusable: 'UNREADABLE_EVENT' };
    return confirmBillplz(claim, await this.fetchPayment(claim.paymentId, receivedAt));
  }

  async fetchPayment(reference: string, now: number): Promise<readonly ProviderFact[]> {
    const bill = await this.ask(`/api/v3/bills/${encodeURIComponent(reference)}`);
    return billplzAnswer(reference, bill, now);
  }

  async closeBill(reference: string): Promise<void> {
    await this.ask(`/api/v3/bills/${encodeURIComponent(reference)}`, { method: 'DELETE' });
  }

  async check(): Promise<void> {
    await this.ask(`/api/v3/collections/${encodeURIComponent(this.config.collectionId)}`);
  }

  private post(path: string, form: Record<string, string>): Promise<unknown> {
    return this.ask(path, { method: 'POST', body: new URLSearchParams(form) });
  }

  private ask(path: string, request: RequestInit = {}): Promise<unknown> {
    const authorization = `Basic ${Buffer.from(`${this.config.secretKey}:`).toString('base64')}`;
    return askProvider(this.name, new URL(path, this.config.baseUrl), {
      ...request,
      headers: { authorization },
    });
  }
}

function readBill(answer: unknown): { id: string; url: string } | undefined {
  if (!isRecord(answer)) return undefined;
  const { id, url } = answer;
  return typeof id === 'string' && typeof url === 'string' && URL.canParse(url) ? { id, url } : undefined;
}

/** A bill as Billplz shows it. It tells a payment, and nothing of attempts. `now` stands in for a missing time. */
function billplzAnswer(reference: string, bill: unknown, now: number): ProviderFact[] {
  if (!isRecord(bill) || bill.paid !== true || bill.id !== reference) return [];
  const amountSen = Number(bill.paid_amount);
  if (!isSen(amountSen)) return [];
  const at = readBillplzTime(String(bill.paid_at ?? '')) ?? now;
  return [{ kind: 'payment-succeeded', paymentId: reference, at, amountSen, currency: CURRENCY }];
}
