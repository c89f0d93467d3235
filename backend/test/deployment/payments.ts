import { setTimeout as pause } from 'node:timers/promises';
import { AMOUNT_SEN } from '../chaos/billed-schools.js';
import { bankEvent } from '../support/deliveries.js';
import type { Browser } from './browser.js';
import { DOMAIN } from './machine-files.js';

/** When each payment was acknowledged, by the number of its bill. */
export type Acknowledged = ReadonlyMap<number, number>;

export type Payer = Readonly<{
  acknowledged: Acknowledged;
  /** What each of the others got. */
  refused: readonly string[];
  stop(): Promise<void>;
}>;

/** Pays bill after bill, so many a second, through the proxy; what is not acknowledged is not tried again. */
export function payThrough(browser: Browser, perSecond: number, firstBill = 1): Payer {
  const acknowledged = new Map<number, number>();
  const refused: string[] = [];
  const running = new Set<Promise<void>>();
  let stopped = false;
  const pay = async (bill: number) => {
    const { provider, headers, body } = paymentOf(bill);
    const asked = { method: 'POST', headers: { ...headers }, body };
    const answer = await browser(DOMAIN, `/api/webhooks/${provider}`, asked).catch(({ message }: Error) => ({
      status: message,
    }));
    if (answer.status === 200) acknowledged.set(bill, performance.now());
    else refused.push(String(answer.status));
  };
  const loop = (async () => {
    for (let bill = firstBill; !stopped; bill++) {
      const paying = pay(bill).finally(() => running.delete(paying));
      running.add(paying);
      await pause(1_000 / perSecond);
    }
    await Promise.all(running);
  })();
  return {
    acknowledged,
    refused,
    stop: async () => {
      stopped = true;
      await loop;
    },
  };
}

export function paymentOf(bill: number) {
  return bankEvent('payment.succeeded', `chaos-${bill}`, AMOUNT_SEN, { id: `evt-${bill}` });
}
