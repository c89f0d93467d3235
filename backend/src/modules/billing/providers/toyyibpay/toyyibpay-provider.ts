import type { AppConfig } from '../../../../config/app-config.js';
import { ProviderUnavailableError } from '../../billing.errors.js';
import { askProvider } from '../ask-provider.js';
import { isRecord, isReference } from '../json.js';
import type {
  Bill,
  BillableInvoice,
  Delivery,
  FieldSigningProvider,
  NormalizedEvent,
  ProviderFact,
} from '../payment-provider.js';
import { toyyibPayAnswer } from './toyyibpay-answer.js';
import {
  confirmToyyibPay,
  readToyyibPayFields,
  toyyibPayBill,
  toyyibPayDedupeKey,
} from './toyyibpay-callback.js';
import { isSignedByToyyibPay } from './toyyibpay-signature.js';

const MAX_NAME = 30;
const MAX_DESCRIPTION = 100;
const FIXED_PRICE = '1';
const ASK_WHO_PAYS = '1';
const FPX_AND_CARD = '2';

type ToyyibPayConfig = NonNullable<AppConfig['toyyibPay']>;

/** `callbackUrl`: where toyyibPay reports to, as the outside world reaches it. */
export class ToyyibPayProvider implements FieldSigningProvider {
  readonly id = 'toyyibpay';
  readonly name = 'toyyibPay';
  readonly capabilities = ['fpx', 'b2b', 'card'] as const;
  readonly signs = 'fields';

  constructor(
    private readonly config: ToyyibPayConfig,
    private readonly callbackUrl: string,
  ) {}

  /** Like Billplz it knows no idempotency keys: asked twice it makes two bills, and both count. */
  async createCheckout(invoice: BillableInvoice): Promise<Bill> {
    const [userSecretKey = ''] = this.config.secretKeys;
    const answer = await this.ask('createBill', {
      userSecretKey,
      categoryCode: this.config.categoryCode,
      billName: plain(`Invois ${invoice.number}`, MAX_NAME),
      billDescription: plain(invoice.description, MAX_DESCRIPTION),
      billPriceSetting: FIXED_PRICE,
      billPayorInfo: ASK_WHO_PAYS,
      billAmount: String(invoice.amountSen),
      billReturnUrl: invoice.returnUrl,
      billCallbackUrl: this.callbackUrl,
      billExternalReferenceNo: invoice.number,
      billTo: invoice.payer.name,
      billEmail: invoice.payer.email,
      billPhone: '',
      billPaymentChannel: FPX_AND_CARD,
    });
    const reference = billCodeOf(answer);
    if (!reference) throw new ProviderUnavailableError(this.name, new Error('The answer holds no bill.'));
    return { reference, paymentUrl: new URL(reference, this.config.baseUrl).href };
  }

  verify({ rawBody }: Delivery): boolean {
    return isSignedByToyyibPay(readToyyibPayFields(rawBody), this.config.secretKeys);
  }

  dedupeKey({ rawBody }: Delivery): string {
    return toyyibPayDedupeKey(readToyyibPayFields(rawBody));
  }

  normalize(rawBody: Buffer): NormalizedEvent {
    return toyyibPayBill(readToyyibPayFields(rawBody)) ? { facts: [] } : { unusable: 'UNREADABLE_EVENT' };
  }

  async confirm(rawBody: Buffer, receivedAt: number): Promise<NormalizedEvent> {
    const fields = readToyyibPayFields(rawBody);
    const billCode = toyyibPayBill(fields);
    if (!billCode) return { unusable: 'UNREADABLE_EVENT' };
    return confirmToyyibPay(fields, await this.fetchPayment(billCode, receivedAt));
  }

  async fetchPayment(billCode: string, now: number): Promise<readonly ProviderFact[]> {
    return toyyibPayAnswer(billCode, await this.ask('getBillTransactions', { billCode }), now);
  }

  /** What is refused comes with 200, too. */
  async closeBill(billCode: string): Promise<void> {
    const [secretKey = ''] = this.config.secretKeys;
    const answer = await this.ask('inactiveBill', { secretKey, billCode });
    if (isRefusal(answer))
      throw new ProviderUnavailableError(this.name, new Error('The bill was not made inactive.'));
  }

  /** It answers a wrong key or category with 200 and no category. */
  async check(): Promise<void> {
    const [userSecretKey = ''] = this.config.secretKeys;
    const answer = await this.ask('getCategoryDetails', {
      userSecretKey,
      categoryCode: this.config.categoryCode,
    });
    if (!Array.isArray(answer) || !isRecord(answer[0]) || !('categoryName' in answer[0]))
      throw new ProviderUnavailableError(this.name, new Error('The key or the category is refused.'));
  }

  private ask(call: string, form: Record<string, string>): Promise<unknown> {
    const url = new URL(`/index.php/api/${call}`, this.config.baseUrl);
    return askProvider(this.name, url, { method: 'POST', body: new URLSearchParams(form) });
  }
}

/** Letters, digits, blanks and underscores are all that toyyibPay takes. */
function plain(text: string, length: number): string {
  return text
    .replaceAll(/[^\p{L}\p{N}_ ]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, length);
}

function isRefusal(answer: unknown): boolean {
  const [said] = Array.isArray(answer) ? answer : [answer];
  return !isRecord(said) || said.status === 'error';
}

function billCodeOf(answer: unknown): string | undefined {
  const [bill] = Array.isArray(answer) ? answer : [];
  return isRecord(bill) && isReference(bill.BillCode) ? bill.BillCode : undefined;
}
