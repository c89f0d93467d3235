import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());

const board = (cookie?: string, path = '/') => {
  const call = t.call('get', `/ops/queues${path}`);
  return cookie ? call.set('cookie', cookie) : call;
};

async function opened(): Promise<{ userId: string; cookie: string; header: string }> {
  const { userId, token } = await makeStaff(t, 'operator');
  const reply = await t.call('post', '/api/operations/queue-board-sessions', { token }).expect(204);
  const header = reply.headers['set-cookie']?.[0] ?? '';
  return { userId, cookie: header.split(';')[0] ?? '', header };
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

  it('shows every queue, and changes none', async () => {
    const { cookie } = await opened();
    const { body } = await board(cookie, '/api/queues').expect(200);
    const queues: { name: string; readOnlyMode: boolean }[] = body.queues;
    expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['webhooks', 'subscription']));
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    await t.call('put', '/ops/queues/api/queues/webhooks/pause').set('cookie', cookie).expect(405);
  });

  it('asks for a bearer token of the staff to open it', async () => {
    await t.call('post', '/api/operations/queue-board-sessions').expect(401);
  });
});
