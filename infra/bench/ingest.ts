import { type Inbox, openInbox } from './inbox.ts';
import { interleave } from './interleave.ts';
import { CONCURRENCY, type LoadResult, load } from './load.ts';
import { type Bench, withProduct } from './product.ts';
import type { IngestOrder } from './reference/ingest-loop.ts';
import { type ReferenceProcess, startReference } from './reference-process.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import { signedEvent, WEBHOOK_PATH, webhookRequest } from './signed-events.ts';

const EVENTS = 1_500;

/** Signed, distinct events on a Postgres that syncs to the disk; the API alone, since the reference works nothing off either. */
export async function ingest(bench: Bench): Promise<Row[]> {
  const { environment, stack } = bench;
  const secret = stack.secrets.simulatedBankSecret;
  const inbox = await openInbox(environment.DATABASE_URL);
  const loop = await startReference('ingest-loop.ts', environment);
  const pairs = await withProduct(bench, { ROLE: 'api' }, async (url) => {
    await checkReplies(url, secret);
    return interleave(
      () =>
        measured(inbox, () =>
          load(
            url,
            Array.from({ length: EVENTS }, () => webhookRequest(signedEvent(secret))),
          ),
        ),
      () => measured(inbox, () => loopOnce(loop, secret)),
    );
  });
  await Promise.all([loop.stop(), inbox.close()]);
  return [
    throughputRow({ name: 'webhook ingest / bare driver', goal: '>= 0.8x' }, pairs, 'events/s'),
    latencyRow({ name: 'webhook ingest, time to reply', goal: '' }, pairs),
  ];
}

/** An empty inbox before, every event in it after. */
async function measured(inbox: Inbox, work: () => Promise<LoadResult>): Promise<LoadResult> {
  await inbox.clear();
  const result = await work();
  await inbox.checkComplete(EVENTS);
  return result;
}

function loopOnce(loop: ReferenceProcess, secret: string): Promise<LoadResult> {
  const { body: raw, headers } = signedEvent(secret);
  const order: IngestOrder = {
    count: EVENTS,
    concurrency: CONCURRENCY,
    raw,
    headers: JSON.stringify(headers),
  };
  return loop.ask<LoadResult>(order);
}

async function checkReplies(url: string, secret: string): Promise<void> {
  const { body, headers } = signedEvent(secret);
  const send = async (text: string): Promise<number> =>
    (await fetch(`${url}${WEBHOOK_PATH}`, { method: 'POST', headers, body: text })).status;
  const statuses = [await send(body), await send(body), await send(`${body} `)];
  if (statuses.join() !== '200,200,400')
    throw new Error(`Wrong replies to event, repetition, forgery: ${statuses}`);
}
