import { InboxSweep } from '../src/modules/webhooks/inbox-sweep.js';
import { WebhooksWorker } from '../src/modules/webhooks/webhooks.worker.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { makeMember, makeSchool } from './support/builders.js';
import { checkOut, MONTH_OF_T60_SEN } from './support/checkouts.js';
import { bankEvent, type Delivery, deliver } from './support/deliveries.js';
import { queueOf } from './support/queue-of.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());

const told = new Map<string, Delivery>();

/** An event that was taken in while no worker runs. */
async function receivedEvent(): Promise<string> {
  const school = await makeSchool(t);
  const { body } = await checkOut(t, school, await makeMember(t, school, 'main_admin')).expect(201);
  const event = bankEvent('payment.succeeded', body.providerReference, MONTH_OF_T60_SEN);
  await deliver(t, event).expect(200);
  const [row] = await rowsOf<{ id: string }>(t.database, 'SELECT id FROM webhook_inbox WHERE raw = $1', [
    Buffer.from(event.body),
  ]);
  if (!row) throw new Error('The event is not in the inbox.');
  told.set(row.id, event);
  return row.id;
}

async function deliverAgain(inboxId: string): Promise<void> {
  const event = told.get(inboxId);
  if (!event) throw new Error('The event was never told.');
  await deliver(t, event).expect(200);
}

const jobOf = (inboxId: string) => queueOf(t.app, 'webhooks').getJob(`webhooks.process-${inboxId}`);
const waitingJobsOf = async (inboxId: string) =>
  (await queueOf(t.app, 'webhooks').getWaiting()).filter(({ data }) => data.inboxId === inboxId);
const hasJob = async (inboxId: string) => (await jobOf(inboxId)) !== undefined;
const makeOld = (inboxId: string) =>
  rowsOf(t.database, "UPDATE webhook_inbox SET waiting_since = now() - interval '11 seconds' WHERE id = $1", [
    inboxId,
  ]);
/** On Redis the job comes right after the commit, and so after the answer. */
const loseJob = async (inboxId: string) => {
  await waitUntil(() => hasJob(inboxId));
  await (await jobOf(inboxId))?.remove();
};
const sweep = () => t.app.get(InboxSweep).sweep();
const attempt = (inboxId: string, isLastAttempt = false) =>
  t.app.get(WebhooksWorker).process({ inboxId }, { now: systemNow(), attempt: 1, isLastAttempt });
const stateOf = async (inboxId: string) =>
  (
    await rowsOf(t.database, 'SELECT state, reason, attempts, last_error FROM webhook_inbox WHERE id = $1', [
      inboxId,
    ])
  )[0];

describe('An event that is told again', () => {
  it('while it waits has its job again, if that was lost, and one job alone', async () => {
    const inboxId = await receivedEvent();
    await loseJob(inboxId);
    await deliverAgain(inboxId);
    await waitUntil(() => hasJob(inboxId));
    await deliverAgain(inboxId);
    expect(await waitingJobsOf(inboxId)).toHaveLength(1);
  });

  it('once something became of it gets no job', async () => {
    const inboxId = await receivedEvent();
    await attempt(inboxId);
    await loseJob(inboxId);
    await deliverAgain(inboxId);
    const later = await receivedEvent();
    await waitUntil(() => hasJob(later));
    expect(await hasJob(inboxId)).toBe(false);
  });
});

describe('The sweep of the inbox', () => {
  it('adds the job of an event again that was lost, once', async () => {
    const inboxId = await receivedEvent();
    await loseJob(inboxId);
    await makeOld(inboxId);
    await sweep();
    await sweep();
    expect(await waitingJobsOf(inboxId)).toHaveLength(1);
  });

  it('leaves events alone that are young, or whose job still waits', async () => {
    const [young, waiting] = [await receivedEvent(), await receivedEvent()];
    await loseJob(young);
    await makeOld(waiting);
    await waitUntil(() => hasJob(waiting));
    await sweep();
    expect(await hasJob(young)).toBe(false);
    expect(await hasJob(waiting)).toBe(true);
  });

  it('leaves events alone of which something became', async () => {
    const inboxId = await receivedEvent();
    await attempt(inboxId);
    await loseJob(inboxId);
    await makeOld(inboxId);
    await sweep();
    expect(await hasJob(inboxId)).toBe(false);
  });
});

describe('Processing an event', () => {
  it('changes nothing the second time', async () => {
    const inboxId = await receivedEvent();
    await Promise.all([attempt(inboxId), attempt(inboxId)]);
    await attempt(inboxId);
    expect(await stateOf(inboxId)).toMatchObject({ state: 'processed', attempts: 1 });
    const facts = await rowsOf(
      t.database,
      `SELECT FROM payment_facts JOIN webhook_inbox ON convert_from(raw, 'UTF8')::jsonb #>> '{data,billReference}' = payment_id
       WHERE webhook_inbox.id = $1`,
      [inboxId],
    );
    expect(facts).toHaveLength(1);
  });

  it('that fails for now is tried again, and given up after the last attempt', async () => {
    const inboxId = await receivedEvent();
    await rowsOf(t.database, "UPDATE webhook_inbox SET provider = 'chip' WHERE id = $1", [inboxId]);
    await expect(attempt(inboxId)).rejects.toThrow('not set up');
    expect(await stateOf(inboxId)).toMatchObject({
      state: 'received',
      attempts: 1,
      last_error: expect.stringContaining('not set up'),
    });
    await expect(attempt(inboxId, true)).rejects.toThrow('not set up');
    expect(await stateOf(inboxId)).toMatchObject({
      state: 'failed',
      reason: 'ATTEMPTS_EXHAUSTED',
      attempts: 2,
    });
  });

  it('that fails leaves no fact behind', async () => {
    const inboxId = await receivedEvent();
    await rowsOf(t.database, 'REVOKE UPDATE ON invoices FROM app_system');
    await expect(attempt(inboxId)).rejects.toThrow('permission denied');
    await rowsOf(t.database, 'GRANT UPDATE ON invoices TO app_system');
    expect(await stateOf(inboxId)).toMatchObject({ state: 'received' });
    await attempt(inboxId);
    expect(await stateOf(inboxId)).toMatchObject({ state: 'processed', attempts: 2 });
  });
});

describe('500 deliveries of one event', () => {
  it('leave one event and one job in the inbox, and are counted', async () => {
    const event = bankEvent('payment.failed', 'luar', MONTH_OF_T60_SEN);
    for (let round = 0; round < 50; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => deliver(t, event).expect(200)));
    const rows = await rowsOf<{ id: string }>(
      t.database,
      'SELECT id, deliveries FROM webhook_inbox WHERE raw = $1',
      [Buffer.from(event.body)],
    );
    expect(rows).toEqual([{ id: expect.any(String), deliveries: 500 }]);
    await waitUntil(() => hasJob(rows[0]?.id ?? ''));
    expect(await waitingJobsOf(rows[0]?.id ?? '')).toHaveLength(1);
  });
});
