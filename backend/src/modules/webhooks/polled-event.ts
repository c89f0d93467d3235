import { createHash } from 'node:crypto';
import { currentAsker } from '../../platform/http/request-context.js';
import type { PolledBill, ProviderFact } from '../billing/index.js';
import type { NewInboxEvent } from './inbox-event.js';

type Polled = Readonly<{ reference: string; facts: readonly ProviderFact[] }>;

/** An answer as an event of the inbox: the same answer again is the same event. */
export function polledEvent(
  { provider, reference }: PolledBill,
  facts: readonly ProviderFact[],
): NewInboxEvent {
  const polled: Polled = { reference, facts };
  const raw = Buffer.from(JSON.stringify(polled));
  const dedupeKey = `poll|${createHash('sha256').update(raw).digest('hex')}`;
  return {
    provider,
    origin: 'poll',
    dedupeKey,
    state: 'received',
    reason: null,
    raw,
    headers: {},
    asker: currentAsker(),
  };
}

export function readPolledFacts(raw: Buffer): Pick<Polled, 'facts'> {
  const { facts }: Polled = JSON.parse(raw.toString('utf8'));
  return { facts };
}
