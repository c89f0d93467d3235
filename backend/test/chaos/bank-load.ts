import { setTimeout as pause } from 'node:timers/promises';
import { bankEvent, type Delivery } from '../support/deliveries.js';
import { AMOUNT_SEN } from './billed-schools.js';

const RETRY_MS = 1_000;

/** Posts an event; resolves to the status of the answer, and fails where there is none. */
export type Post = (delivery: Delivery) => Promise<number>;

/** To a process itself. */
export function postTo(origin: string): Post {
  return async ({ provider, headers, body }) => {
    const signal = AbortSignal.timeout(20_000);
    const url = `${origin}/api/webhooks/${provider}`;
    return (await fetch(url, { method: 'POST', headers, body, signal })).status;
  };
}

/**
 * Reports the bills one after the other, so many each second whether or not the last was answered, and every
 * ninth twice. Like a provider it sends again, signed anew, until it hears 200. Resolves when all was heard.
 */
export async function reportBills(
  post: Post,
  bills: number,
  perSecond: number,
  givenUp: AbortSignal,
): Promise<void> {
  const deliveries: Promise<void>[] = [];
  const started = performance.now();
  for (let sent = 0; sent < bills; ) {
    const due = Math.min(bills, Math.ceil(((performance.now() - started) / 1_000) * perSecond));
    for (; sent < due; sent++) {
      const bill = sent + 1;
      deliveries.push(report(post, bill, givenUp));
      if (bill % 9 === 0) deliveries.push(report(post, bill, givenUp));
    }
    await pause(10);
  }
  await Promise.all(deliveries);
}

async function report(post: Post, bill: number, givenUp: AbortSignal): Promise<void> {
  while (!givenUp.aborted && !(await isAcknowledged(post, bill))) await pause(RETRY_MS);
}

async function isAcknowledged(post: Post, bill: number): Promise<boolean> {
  const event = bankEvent('payment.succeeded', `chaos-${bill}`, AMOUNT_SEN, { id: `evt-${bill}` });
  return post(event).then(
    (status) => status === 200,
    () => false,
  );
}
