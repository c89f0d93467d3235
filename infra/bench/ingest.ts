import { type Inbox, type InboxTable, withInbox } from './inbox.ts';
import { interleave } from './interleave.ts';
import { CONCURRENCY } from './lanes.ts';
import { type LoadResult, load } from './load.ts';
import { type Bench, withProduct } from './product.ts';
import type { IngestOrder } from './reference/ingest-loop.ts';
import { type ReferenceProcess, withReference } from './reference-process.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import { signedEvent, WEBHOOK_PATH, webhookRequest } from './signed-events.ts';

const EVENTS = 1_500;

/**
 * Signed, distinct events on a Postgres that syncs to the disk; the API alone, since the references work nothing off
 * either. Beside the bare driver, and beside the same driver behind HTTP and the signature.
 */
export async function ingest(bench: Bench): Promise<Row[]> {
  const { environment, stack } = bench;
  const secret = stack.secrets.simulatedBankSecret;
  return withProduct(bench, { ROLE: 'api' }, async (url) => {
    await checkReplies(url, secret);
    const besideReference = (script: string, takeAll: (reference: ReferenceProcess) => Promise<LoadResult>) =>
      withReference(script, { ...environment, SIMULATED_BANK_SECRET: secret }, (reference) =>
        withInbox(environment.DATABASE_URL, (inbox) =>
          interleave(
            () => measured(inbox, 'app.webhook_inbox', () => sendEvents(url, secret)),
            () => measured(inbox, 'app.reference_inbox', () => takeAll(reference)),
          ),
        ),
      );
    const bare = await besideReference('ingest-loop.ts', (loop) => loopOnce(loop, secret));
    const served = await besideReference('ingest-server.ts', (server) => sendEvents(server.url, secret));
    return [
      throughputRow({ name: 'webhook ingest / bare driver', goal: '>= 0.8x' }, bare, 'events/s'),
      latencyRow({ name: 'webhook ingest, time to reply', goal: '' }, bare),
      throughputRow({ name: 'webhook ingest / Fastify + signature + driver', goal: '' }, served, 'events/s'),
    ];
  });
}

/** An empty inbox before, every event in it after. */
async function measured(
  inbox: Inbox,
  table: InboxTable,
  work: () => Promise<LoadResult>,
): Promise<LoadResult> {
  await inbox.clear();
  const result = await work();
  await inbox.checkComplete(table, EVENTS);
  return result;
}

function sendEvents(url: string, secret: string): Promise<LoadResult> {
  return load(
    url,
    Array.from({ length: EVENTS }, () => webhookRequest(signedEvent(secret))),
  );
}

async function loopOnce(loop: ReferenceProcess, secret: string): Promise<LoadResult> {
  const { body: raw, headers } = signedEvent(secret);
  const order: IngestOrder = {
    count: EVENTS,
    concurrency: CONCURRENCY,
    raw,
    headers: JSON.stringify(headers),
  };
  return (await loop.ask(order)) as LoadResult;
}

async function checkReplies(url: string, secret: string): Promise<void> {
  const { body, headers } = signedEvent(secret);
  const send = async (text: string): Promise<number> =>
    (await fetch(`${url}${WEBHOOK_PATH}`, { method: 'POST', headers, body: text })).status;
  const statuses = [await send(body), await send(body), await send(`${body} `)];
  if (statuses.join() !== '200,200,400')
    throw new Error(`Wrong replies to event, repetition, forgery: ${statuses}`);
}
