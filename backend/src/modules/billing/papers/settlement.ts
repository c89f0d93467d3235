import type { InvoiceLife } from '../invoicing/invoice-life.js';
import type { PaymentMoney } from '../payments/money.js';

/** What became of an invoice's amount, in sen. */
export type Settlement = Readonly<{
  paidSen: number;
  /** Given back, or taken back by the bank. */
  returnedSen: number;
  creditedSen: number;
  /** What is still asked for. */
  balanceSen: number;
}>;

type Billed = Readonly<{ amountSen: number; creditedSen: number; payments: readonly PaymentMoney[] }>;

/** What was paid for several times is not owed to the invoice: it counts as time, or is given back. */
export function settlementOf(
  { state }: InvoiceLife,
  { amountSen, creditedSen, payments }: Billed,
): Settlement {
  const total = (sen: (money: PaymentMoney) => number) =>
    payments.reduce((sum, money) => sum + sen(money), 0);
  const paidSen = total((money) => money.paidSen);
  const keptSen = total((money) => money.keptSen);
  const asks = state === 'open' || state === 'paid';
  const balanceSen = asks ? Math.max(0, amountSen - creditedSen - keptSen) : 0;
  return { paidSen, returnedSen: paidSen - keptSen, creditedSen, balanceSen };
}
