import { JobQueue } from '../src/platform/queue/job-queue.js';
import { failedEvents } from './support/failed-events.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());

const board = (cookie?: string, path = '/') => {
  const call = t.call('get', `/ops/queues${path}`);
  return cookie ? call.set('cookie', cookie) : call;
};

async function opened(role: 'operator' | 'finance' = 'operator') {
  const { userId, token } = await makeStaff(t, role);
  const reply = await t.call('post', '/api/operations/queue-board-sessions', { token }).expect(204);
  const header = reply.headers['set-cookie']?.[0] ?? '';
  return { userId, cookie: header.split(';')[0] ?? '', header };
}

const stateOf = async (id: string) => {
  const [row] = await rowsOf<{ state: string }>(t.database, 'SELECT state FROM webhook_inbox WHERE id = $1', [
    id,
  ]);
  return row?.state;
};

/** An event whose provider nobody has set up, at its last try; then somebody has. */
async function eventThatFails(): Promise<{ id: string; jobId: string }> {
  await failedEvents(t.database, 1);
  const [row] = await rowsOf<{ id: string }>(
    t.database,
    "UPDATE webhook_inbox SET provider = 'tiada', state = 'received', reason = NULL RETURNING id",
  );
  const id = row?.id ?? '';
  const jobId = `webhooks.process-${id}`;
  const queue = t.app
    .get(JobQueue)
    .opened()
    .find(({ name }) => name === 'webhooks');
  await queue?.add('webhooks.process', { inboxId: id }, { jobId, removeOnFail: { age: 60, count: 10 } });
  await waitUntil(async () => (await stateOf(id)) === 'failed');
  await rowsOf(t.database, "UPDATE webhook_inbox SET provider = 'simulated' WHERE id = $1", [id]);
  return { id, jobId };
}

describe('the queue dashboard', () => {
  it('is for whoever showed a bearer token of the staff a moment ago', async () => {
    await board().expect(401);
    await board('queue-board=forged').expect(401);
    await board(`queue-board=${'A'.repeat(43)}`).expect(401);
    expect((await board().set('accept', 'text/html').expect(302)).headers.location).toBe('/operations');
    const { cookie } = await opened();
    const { text, headers } = await board(cookie).expect(200);
    expect(text).toContain('Rekod Mengajar');
    expect(text).not.toMatch(/(href|src)="(https?:)?\/\//);
    expect(headers['content-security-policy']).toContain("base-uri 'self'");
    expect(headers['content-security-policy']).toContain("font-src 'self'");
  });

  it('keeps its session from scripts, other paths and other sites, for a quarter of an hour', async () => {
    const { header } = await opened();
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/ops/queues', 'Max-Age=900'])
      expect(header).toContain(part);
  });

  it('refuses what is refused everywhere, in the same words', async () => {
    const { cookie } = await opened();
    for (const path of [`/?${'a&'.repeat(300)}`, '/?__proto__=1']) {
      const { body } = await board(cookie, path).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    }
  });

  it('ends with the session, and with the role', async () => {
    const [late, former] = [await opened(), await opened()];
    await rowsOf(t.database, 'UPDATE queue_board_sessions SET expires_at = now() WHERE user_id = $1', [
      late.userId,
    ]);
    await board(late.cookie).expect(401);
    await rowsOf(t.database, 'DELETE FROM platform_staff WHERE user_id = $1', [former.userId]);
    await board(former.cookie).expect(401);
  });

  it('shows every queue, and offers to change the failed events alone', async () => {
    const { cookie } = await opened();
    const { body } = await board(cookie, '/api/queues').expect(200);
    const queues: { name: string; readOnlyMode: boolean }[] = body.queues;
    expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['webhooks', 'subscription']));
    const offered = queues.filter(({ readOnlyMode }) => !readOnlyMode).map(({ name }) => name);
    expect(offered).toEqual(['webhooks']);
    await t.call('put', '/ops/queues/api/queues/webhooks/pause').set('cookie', cookie).expect(405);
  });

  it('keeps a failed event, leads to its page, and has it processed again as a replay with its audit', async () => {
    const { id, jobId } = await eventThatFails();
    const failedJobs = async (cookie: string) => {
      const path = '/api/queues?activeQueue=webhooks&status=failed&page=1&jobsPerPage=100';
      const { body } = await board(cookie, path).expect(200);
      const webhooks = body.queues.find(({ name }: { name: string }) => name === 'webhooks');
      return webhooks.jobs.filter((job: { id: string }) => job.id === jobId);
    };
    const { cookie, userId } = await opened();
    await waitUntil(async () => (await failedJobs(cookie)).length === 1);
    expect(await failedJobs(cookie)).toMatchObject([
      { externalUrl: { displayText: 'Buka peristiwa', href: `/operations/inbox/${id}` } },
    ]);
    const retry = `/ops/queues/api/queues/webhooks/${jobId}/retry/failed`;
    const others = await opened('finance');
    await t.call('put', retry).set('cookie', others.cookie).expect(403);
    await t.call('put', '/ops/queues/api/queues/webhooks/clean/failed').set('cookie', cookie).expect(405);

    await t.call('put', retry).set('cookie', cookie).expect(204);
    await waitUntil(async () => (await stateOf(id)) === 'processed');
    expect(await failedJobs(cookie)).toEqual([]);
    const audited = await rowsOf(
      t.database,
      "SELECT action, reason, result->>'events' AS events FROM operation_audit WHERE actor_id = $1",
      [userId],
    );
    expect(audited).toEqual([
      { action: 'replay.start', reason: 'Dicuba semula dari papan giliran.', events: '1' },
    ]);
  });

  it('asks for a bearer token of the staff to open it', async () => {
    await t.call('post', '/api/operations/queue-board-sessions').expect(401);
  });
});
