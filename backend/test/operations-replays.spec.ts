import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Replays } from '../src/modules/webhooks/index.js';
import { billedSchool, takeIn } from './support/billed-school.js';
import { MONTH_OF_T60_SEN as AMOUNT } from './support/checkouts.js';
import { bankEvent } from './support/deliveries.js';
import { failedEvents } from './support/failed-events.js';
import { openEvents } from './support/open-stream.js';
import { queueOf } from './support/queue-of.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const MANY = 600;
const FASTEST = 60_000;

let t: TestApp;
let operator: string;

beforeAll(async () => {
  t = await startTestApp();
  operator = (await makeStaff(t, 'operator')).token;
});
afterAll(() => t?.close());

const ask = (path: string) => t.call('get', `/api/operations${path}`, { token: operator });
const act = (path: string, body: object) =>
  t.call('post', `/api/operations${path}`, { token: operator }).send(body);

const start = (selection: object, perMinute = FASTEST, id: string = randomUUID()) =>
  act('/replays', { id, reason: 'Selepas pembaikan', perMinute, ...selection });
const replayOf = async (id: string) => (await ask(`/replays/${id}`).expect(200)).body;
const finished = async (id: string) => {
  await waitUntil(async () => {
    await pause(100);
    return (await replayOf(id)).state === 'finished';
  });
  return replayOf(id);
};

const factsOf = async (tag: string) => {
  const statement = 'SELECT count(*)::int AS count FROM payment_facts WHERE payment_id LIKE $1';
  const [row] = await rowsOf<{ count: number }>(t.database, statement, [`ulang-${tag}-%`]);
  return row?.count;
};

type Stated = { id: string; state: string };
/** What is told of a replay, of all, of its items or of an event. */
type Told = Stated & { items: Stated[]; replays: Stated[] };

const isProcessed = ({ state }: Stated) => state === 'processed';

/** A page that is told of what stands at that address. */
async function openPage(path: string) {
  const stream = await openEvents(`${await t.app.getUrl()}/api/operations${path}/events`, operator);
  const hears = async (type: string, isAwaited: (told: Told) => boolean) => {
    let told: Told;
    do told = (await stream.nextOf(type)).data as Told;
    while (!isAwaited(told));
  };
  return { hears, close: stream.close };
}

describe('a replay', () => {
  it('of one failed event processes it, with its result, its audit and its trace', async () => {
    const { tag } = await failedEvents(t.database, 1);
    const { body: events } = await ask(`/events?text=${tag}`).expect(200);
    const [{ id: eventId }] = events.items;
    const { body } = await start({ ids: [eventId] }).expect(201);
    expect(body).toMatchObject({ state: 'running', total: 1, reason: 'Selepas pembaikan' });
    expect((await finished(body.id)).counts).toEqual([{ state: 'processed', count: 1 }]);
    const { body: items } = await ask(`/replays/${body.id}/items`).expect(200);
    expect(items.items).toMatchObject([{ eventId, state: 'processed', stateBefore: 'failed' }]);
    const { body: audit } = await ask(`/audit?targetKind=replay&targetId=${body.id}`).expect(200);
    expect(audit.items).toMatchObject([{ action: 'replay.start', reason: 'Selepas pembaikan' }]);
    expect(await factsOf(tag)).toBe(1);
  });

  it('of what was processed already changes nothing', async () => {
    const own = await billedSchool(t, 'simulated');
    const event = bankEvent('payment.succeeded', own.bill, AMOUNT);
    await takeIn(t, event);
    const { body } = await start({ filter: { id: event.headers['webhook-id'] } }).expect(201);
    expect((await finished(body.id)).counts).toEqual([{ state: 'processed', count: 1 }]);
    const facts = 'SELECT FROM payment_facts WHERE invoice_id = $1';
    expect(await rowsOf(t.database, facts, [own.invoiceId])).toHaveLength(1);
    const changes = 'SELECT FROM subscription_changes WHERE school_id = $1';
    expect(await rowsOf(t.database, changes, [own.school.id])).toHaveLength(1);
  });

  it('is tried dry first: how many, and how many of them can be processed again', async () => {
    const { tag } = await failedEvents(t.database, 5);
    await rowsOf(
      t.database,
      'UPDATE webhook_inbox SET raw = NULL WHERE dedupe_key IN (SELECT dedupe_key FROM webhook_inbox WHERE dedupe_key LIKE $1 LIMIT 2)',
      [`evt-ulang-${tag}-%`],
    );
    const { body: listed } = await ask('/events?states=failed&limit=100').expect(200);
    const ids = listed.items
      .filter(({ dedupeKey }: { dedupeKey: string }) => dedupeKey.includes(tag))
      .map(({ id }: { id: string }) => id);
    const { body } = await act('/replays/estimates', { ids }).expect(200);
    expect(body).toEqual({ matching: 5, replayable: 3, limit: 50_000 });
    expect(await factsOf(tag)).toBe(0);
    await start({ ids }, 1);
    await act('/replays/estimates', { filter: { text: tag } }).expect(200);
  });

  it('is cancelled with a reason: what has not begun stays as it was', async () => {
    const { tag } = await failedEvents(t.database, 50);
    const { body } = await start({ filter: { text: tag } }, 60).expect(201);
    const { body: cancelled } = await act(`/replays/${body.id}/cancellation`, {
      reason: 'Salah tapisan',
    }).expect(200);
    expect(cancelled.state).toBe('cancelled');
    const left = cancelled.counts.find(({ state }: { state: string }) => state === 'cancelled').count;
    expect(left).toBeGreaterThan(40);
    const failed = "SELECT FROM webhook_inbox WHERE dedupe_key LIKE $1 AND state = 'failed'";
    expect((await rowsOf(t.database, failed, [`evt-ulang-${tag}-%`])).length).toBe(left);
    const { body: again } = await act(`/replays/${body.id}/cancellation`, { reason: 'lagi' }).expect(409);
    expect(again.code).toBe('REPLAY_NOT_RUNNING');
    const { body: audit } = await ask(`/audit?targetKind=replay&targetId=${body.id}`).expect(200);
    expect(audit.items.map(({ action }: { action: string }) => action)).toEqual([
      'replay.cancel',
      'replay.start',
    ]);
  });

  it('is told to its open page as it goes on, and what came of each event', async () => {
    const { tag } = await failedEvents(t.database, 3);
    const { body } = await start({ filter: { text: tag } }).expect(201);
    const page = await openPage(`/replays/${body.id}`);
    await page.hears('items', ({ items }) => items.filter(isProcessed).length === 3);
    await page.hears('replay', ({ state }) => state === 'finished');
    page.close();
  });

  it('is told to the pages of its event and of all replays, too', async () => {
    const { tag } = await failedEvents(t.database, 1);
    const [{ id: eventId }] = (await ask(`/events?text=${tag}`).expect(200)).body.items;
    const [all, event] = [await openPage('/replays'), await openPage(`/events/${eventId}`)];
    await event.hears('event', ({ state }) => state === 'failed');
    const { body } = await start({ ids: [eventId] }).expect(201);
    await event.hears('event', isProcessed);
    const isFinished = ({ id, state }: Stated) => id === body.id && state === 'finished';
    await all.hears('replays', ({ replays }) => replays.some(isFinished));
    for (const page of [all, event]) page.close();
  });

  it('that nobody began, and an event that nobody sent, have nothing to tell', async () => {
    for (const nobody of [`/replays/${randomUUID()}`, '/replays/x', `/events/${randomUUID()}`])
      await ask(`${nobody}/events`).expect(404);
  });

  it('started twice with one id is one', async () => {
    const { tag } = await failedEvents(t.database, 3);
    const id = randomUUID();
    const filter = { text: tag };
    await start({ filter }, FASTEST, id).expect(201);
    await start({ filter }, FASTEST, id).expect(201);
    await finished(id);
    const { body: audit } = await ask(`/audit?targetKind=replay&targetId=${id}`).expect(200);
    expect(audit.items).toHaveLength(1);
  });

  it('needs a reason, a rate, and either events or a filter', async () => {
    const fieldOf = async (body: object) =>
      (await act('/replays', body).expect(400)).body.details.fields[0].field;
    const good = { id: randomUUID(), ids: [randomUUID()], reason: 'ujian', perMinute: 60 };
    expect(await fieldOf({ ...good, reason: '' })).toBe('reason');
    expect(await fieldOf({ ...good, perMinute: 0 })).toBe('perMinute');
    expect(await fieldOf({ ...good, filter: {} })).toBe('filter');
    expect(await fieldOf({ ...good, ids: undefined })).toBe('filter');
    // Nobody chooses all that ever came without saying so.
    expect(await fieldOf({ ...good, ids: undefined, filter: {} })).toBe('filter');
    expect(await fieldOf({ ...good, ids: undefined, filter: { text: '' } })).toBe('filter');
    expect(await fieldOf({ ...good, ids: undefined, filter: { states: ['x'] } })).toBe('filter.states');
    expect((await act('/replays', good).expect(409)).body.code).toBe('NOTHING_TO_REPLAY');
  });
});

describe(`a replay of ${MANY} events`, () => {
  it('has each effect once, though a batch is run twice and its jobs are lost, and fresh events pass it', async () => {
    const { tag } = await failedEvents(t.database, MANY);
    const { body } = await start({ filter: { text: tag } }).expect(201);
    expect(body.total).toBe(MANY);
    await waitUntil(async () => ((await factsOf(tag)) ?? 0) > 20);
    const own = await billedSchool(t, 'simulated');
    await takeIn(t, bankEvent('payment.succeeded', own.bill, AMOUNT));
    expect(await factsOf(tag)).toBeLessThan(MANY);

    const replays = t.app.get(Replays);
    await Promise.all([
      replays.runBatch(body.id, 1),
      replays.runBatch(body.id, 1),
      replays.runBatch(body.id, 0),
    ]);
    const delayed = await queueOf(t.app, 'webhooks').getDelayed();
    const batches = delayed.filter((job) => job?.name === 'webhooks.replay-batch');
    // One that has begun meanwhile is locked and stays.
    await Promise.allSettled(batches.map((batch) => batch.remove()));
    await rowsOf(
      t.database,
      "UPDATE webhook_replays SET batch_at = now() - interval '1 minute' WHERE id = $1",
      [body.id],
    );
    await replays.resumeStuck();

    expect((await finished(body.id)).counts).toEqual([{ state: 'processed', count: MANY }]);
    expect(await factsOf(tag)).toBe(MANY);
    const [row] = await rowsOf<{ attempts: number }>(
      t.database,
      'SELECT max(attempts)::int AS attempts FROM webhook_inbox WHERE dedupe_key LIKE $1',
      [`evt-ulang-${tag}-%`],
    );
    expect(row?.attempts).toBe(9);
  }, 180_000);
});
