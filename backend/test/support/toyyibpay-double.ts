import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Delivery } from './deliveries.js';

const SECRET_KEY = 'toyyibpay-test-secret-key';
const CATEGORY_CODE = 'kategori1';

type Form = Readonly<Record<string, string>>;
/** Status 1 is paid, 2 and 4 are pending, 3 failed. Amounts in ringgit: "150.00". */
export type ToyyibPayTransaction = Readonly<{
  billpaymentStatus: string;
  billpaymentAmount?: string;
  billPaymentDate?: string;
}>;

export type ToyyibPayDouble = Readonly<{
  environment: Record<string, string>;
  bills: readonly Form[];
  /** How often it was asked about a bill. */
  timesAsked(billCode: string): number;
  /** What it will answer about a bill from now on. */
  transact(billCode: string, ...transactions: ToyyibPayTransaction[]): void;
  /** Whether it refuses to make bills inactive. */
  keepsBillsOpen(keeps: boolean): void;
  isDown(down: boolean): void;
  close(): Promise<void>;
}>;

/** toyyibPay as far as it is used here: it makes bills for the right key and lists their transactions. */
export async function startToyyibPayDouble(): Promise<ToyyibPayDouble> {
  const bills: Form[] = [];
  const asked: string[] = [];
  const transactions = new Map<string, readonly ToyyibPayTransaction[]>();
  let [down, keepsOpen] = [false, false];

  function answer(url: string | undefined, form: Form): unknown {
    if (url === '/index.php/api/getBillTransactions') {
      const billCode = String(form.billCode);
      asked.push(billCode);
      return transactions.get(billCode) ?? 'No data found!';
    }
    if (url === '/index.php/api/getCategoryDetails' && form.userSecretKey === SECRET_KEY)
      return [{ categoryName: 'Langganan' }];
    if (url === '/index.php/api/inactiveBill' && form.secretKey === SECRET_KEY && !keepsOpen)
      return [{ msg: 'Bill has been inactivated' }];
    const isBill = url === '/index.php/api/createBill' && form.userSecretKey === SECRET_KEY;
    if (!isBill || form.categoryCode !== CATEGORY_CODE) return { status: 'error', msg: 'KEY-DID-NOT-EXIST' };
    const BillCode = `tb${String(bills.length + 1).padStart(6, '0')}`;
    bills.push({ ...form, BillCode });
    return [{ BillCode }];
  }

  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    if (down) return response.writeHead(503).end('{}');
    return response.end(JSON.stringify(answer(request.url, form)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      TOYYIBPAY_SECRET_KEY: SECRET_KEY,
      TOYYIBPAY_SECRET_KEY_PREVIOUS: 'toyyibpay-key-of-yesterday',
      TOYYIBPAY_CATEGORY_CODE: CATEGORY_CODE,
      TOYYIBPAY_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    bills,
    timesAsked: (billCode) => asked.filter((code) => code === billCode).length,
    transact: (billCode, ...made) => void transactions.set(billCode, made),
    keepsBillsOpen: (next) => {
      keepsOpen = next;
    },
    isDown: (next) => {
      down = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A callback with a right hash; what the hash does not cover may be anything. */
export function toyyibPayEvent(billcode: string, fields: Form = {}): Delivery {
  const callback = {
    refno: `TP${billcode}`,
    status: '1',
    reason: 'Approved',
    billcode,
    order_id: 'INV-2026-000001',
    amount: '150.00',
    transaction_time: '2026-11-20 09:15:09',
    ...fields,
  };
  const signed = `${SECRET_KEY}${callback.status}${callback.order_id}${callback.refno}ok`;
  const hash = createHash('md5').update(signed).digest('hex');
  return {
    provider: 'toyyibpay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...callback, hash }).toString(),
  };
}
