import { withInbox } from './inbox.ts';
import { load } from './load.ts';
import { type Bench, withProduct } from './product.ts';
import type { Row } from './row.ts';
import { signedEvent, webhookRequest } from './signed-events.ts';

const DELIVERIES = 50_000;

/** One event, delivered again and again: the inbox does not grow. Once, without a reference. */
export async function duplicates(bench: Bench): Promise<Row[]> {
  const { environment, stack } = bench;
  const event = webhookRequest(signedEvent(stack.secrets.simulatedBankSecret));
  const result = await withProduct(bench, { ROLE: 'api' }, (url) =>
    withInbox(environment.DATABASE_URL, async (inbox) => {
      const delivered = await load(url, Array<typeof event>(DELIVERIES).fill(event));
      await inbox.checkDeliveries(DELIVERIES);
      return delivered;
    }),
  );
  const { perSecond, p50, p99 } = result;
  const times = `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
  const name = `${DELIVERIES} deliveries of one event`;
  return [{ name, ours: times, reference: '-', ratio: '', range: '', goal: 'p99 <= 250 ms, inbox + 1' }];
}
