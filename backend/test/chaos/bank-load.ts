import { setTimeout as pause } from 'node:timers/promises';
import { bankEvent } from '../support/deliveries.js';
import { AMOUNT_SEN } from './billed-schools.js';

const RETRY_MS = 1_000;

/**
 * Reports the bills one after the other, so many each second whether or not the last was answered, and every
 * ninth twice. Like a provider it sends again, signed anew, until it hears 200. Resolves when all was heard.
 */
export async function reportBills(
  origin: string,
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
      deliveries.push(report(origin, bill, givenUp));
      if (bill % 9 === 0) deliveries.push(report(origin, bill, givenUp));
    }
    await pause(10);
  }
  await Promise.all(deliveries);
}

async function report(origin: string, bill: number, givenUp: AbortSignal): Promise<void> {
  while (!givenUp.aborted && !(await isAcknowledged(origin, bill))) await pause(RETRY_MS);
}

async function isAcknowledged(origin: string, bill: number): Promise<boolean> {
  const { headers, body } = bankEvent('payment.succeeded', `chaos-${bill}`, AMOUNT_SEN, {
    id: `evt-${bill}`,
  });
  const url = `${origin}/api/webhooks/simulated`;
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return status === 200;
  } catch {
    return false;
  }
}
