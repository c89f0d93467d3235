import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { billplzSignedText } from '../../src/modules/billing/providers/billplz/billplz-signature.js';

const SECRET_KEY = 'billplz-test-secret-key';
const COLLECTION_ID = 'yhx5t1pp';
const SIGNATURE_KEY = 'S-test-only-x-signature';
const PAID_AT = '2026-11-20 09:15:09 +0800';
const BILL = /^\/api\/v3\/bills\/([\w-]+)$/;

type Payment = Readonly<{ amountSen: number; paidAt: string }>;

export type BillplzDouble = Readonly<{
  /** What points the product at this double. */
  environment: Record<string, string>;
  /** The bills it was asked for, as the forms that came. */
  bills: readonly Readonly<Record<string, string>>[];
  /** From now on the bill shows as paid, at the time that its callback tells unless another is given. */
  pay(id: string, amountSen: number, paidAt?: string): void;
  /** How often it was asked about a bill. */
  timesAsked(id: string): number;
  /** From now on: answer with bills, with this status, or with something that is no bill. */
  answerWith(behaviour: 'bills' | 'nonsense' | number): void;
  close(): Promise<void>;
}>;

/** Billplz as far as it is used here: it makes bills for the right key and collection. */
export async function startBillplzDouble(): Promise<BillplzDouble> {
  const bills: Record<string, string>[] = [];
  const paid = new Map<string, Payment>();
  const asked: string[] = [];
  let behaviour: 'bills' | 'nonsense' | number = 'bills';
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    response.setHeader('content-type', 'application/json');
    if (typeof behaviour === 'number') return response.writeHead(behaviour).end('{}');
    if (behaviour === 'nonsense') return response.end('{"error":"none"}');
    if (request.url === `/api/v3/collections/${COLLECTION_ID}`) return response.end('{}');
    const [, askedFor] = (request.method === 'GET' && BILL.exec(request.url ?? '')) || [];
    if (askedFor !== undefined) {
      asked.push(askedFor);
      const amount = bills.find(({ id }) => id === askedFor)?.amount;
      return response.end(JSON.stringify(showBill(askedFor, amount, paid.get(askedFor))));
    }
    if (!isBillRequest(request, form)) return response.writeHead(401).end('{}');
    const id = randomUUID().slice(0, 8);
    bills.push({ ...form, id });
    return response.end(JSON.stringify({ id, url: `https://billplz.example/bills/${id}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      BILLPLZ_SECRET_KEY: SECRET_KEY,
      BILLPLZ_COLLECTION_ID: COLLECTION_ID,
      BILLPLZ_X_SIGNATURE_KEY: 'S-the-key-of-tomorrow',
      BILLPLZ_X_SIGNATURE_KEY_PREVIOUS: SIGNATURE_KEY,
      BILLPLZ_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    bills,
    pay: (id, amountSen, paidAt = PAID_AT) => void paid.set(id, { amountSen, paidAt }),
    timesAsked: (id) => asked.filter((one) => one === id).length,
    answerWith: (next) => {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function showBill(id: string, amount: string | undefined, payment: Payment | undefined) {
  const state = payment ? { paid: true, state: 'paid' } : { paid: false, state: 'due' };
  const told = { paid_amount: payment?.amountSen ?? 0, paid_at: payment?.paidAt ?? null };
  return { id, collection_id: COLLECTION_ID, amount, ...told, ...state };
}

/** The body of a callback, signed by Billplz; `fields` change any part. */
export function billplzCallback(
  reference: string,
  amountSen: number,
  fields: Record<string, string> = {},
): string {
  const callback = new URLSearchParams({
    id: reference,
    collection_id: COLLECTION_ID,
    paid: 'true',
    state: 'paid',
    amount: String(amountSen),
    paid_amount: String(amountSen),
    due_at: '2026-11-27',
    email: 'adminutama@contoh.test',
    mobile: '',
    name: 'ADMIN UTAMA',
    url: `https://billplz.example/bills/${reference}`,
    paid_at: PAID_AT,
    ...fields,
  });
  callback.append(
    'x_signature',
    createHmac('sha256', SIGNATURE_KEY).update(billplzSignedText(callback)).digest('hex'),
  );
  return callback.toString();
}

function isBillRequest({ method, url, headers }: IncomingMessage, form: Record<string, string>): boolean {
  const expected = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
  return (
    method === 'POST' &&
    url === '/api/v3/bills' &&
    headers.authorization === expected &&
    form.collection_id === COLLECTION_ID
  );
}
