import { randomUUID } from 'node:crypto';
import { StaffStreams } from '../src/modules/operations/news/staff-streams.js';
import { InboxSweep } from '../src/modules/webhooks/inbox-sweep.js';
import { JobQueue } from '../src/platform/queue/job-queue.js';
import { type BilledSchool, billedSchool, takeIn } from './support/billed-school.js';
import { makeMember } from './support/builders.js';
import { MONTH_OF_T60_SEN as AMOUNT } from './support/checkouts.js';
import { bankEvent, type Delivery } from './support/deliveries.js';
import { openEvents } from './support/open-stream.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { type Method, startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
let operator: string;
let finance: string;
let billed: BilledSchool;

beforeAll(async () => {
  t = await startTestApp();
  operator = (await makeStaff(t, 'operator')).token;
  finance = (await makeStaff(t, 'finance')).token;
  billed = await billedSchool(t, 'simulated');
});
afterAll(() => t?.close());

const ask = (path: string, token = operator) => t.call('get', `/api/operations${path}`, { token });
const act = (path: string, body: object, token = operator) =>
  t.call('post', `/api/operations${path}`, { token }).send(body);
const found = async (query: string) => (await ask(`/events?${query}`).expect(200)).body;
const idOf = async ({ body }: Delivery): Promise<string> =>
  (await found(`text=${encodeURIComponent(body)}`)).items[0].id;
const detailOf = async (id: string) => (await ask(`/events/${id}`).expect(200)).body;
const auditOf = async (kind: string, id: string) =>
  (await ask(`/audit?targetKind=${kind}&targetId=${id}`).expect(200)).body.items;

const paid = (bill: string, amount = AMOUNT) => bankEvent('payment.succeeded', bill, amount);

describe('every address of operations', () => {
  const some = randomUUID();
  const reads = [
    '/me',
    '/overview',
    '/overview/events',
    '/events',
    `/events/${some}`,
    `/events/${some}/neighbours`,
    `/events/${some}/events`,
    '/schools?text=a',
    '/schools/aba1001/invoices',
    '/replays',
    `/replays/${some}`,
    '/replays/events',
    `/replays/${some}/events`,
    '/schedules',
    '/providers',
    '/audit',
  ];
  const acts: [string, object][] = [
    [`/events/${some}/dismissal`, { reason: 'ujian' }],
    [`/events/${some}/link`, { reason: 'ujian', school: 'aba1001', invoiceId: some }],
    ['/replays/estimates', { ids: [some] }],
    ['/replays', { id: some, ids: [some], reason: 'ujian', perMinute: 60 }],
    [`/replays/${some}/cancellation`, { reason: 'ujian' }],
    ['/providers/simulated/checks', { reason: 'ujian' }],
  ];
  const everything: [Method, string, object][] = [
    ...reads.map((path): [Method, string, object] => ['get', path, {}]),
    ...acts.map(([path, body]): [Method, string, object] => ['post', path, body]),
  ];

  it.each(everything)('%s %s is for the staff of the platform alone', async (method, path, body) => {
    const call = (token?: string) => t.call(method, `/api/operations${path}`, { token }).send(body);
    expect((await call().expect(401)).body.code).toBe('UNAUTHENTICATED');
    for (const role of ['teacher', 'admin', 'main_admin'] as const) {
      const { token } = await makeMember(t, billed.school, role);
      expect((await call(token).expect(403)).body.code).toBe('STAFF_REQUIRED');
    }
  });

  it.each(acts)('what %s does is for operators, not for finance', async (path, body) => {
    expect((await act(path, body, finance).expect(403)).body.code).toBe('STAFF_ROLE_REQUIRED');
  });

  it('finance looks at the inbox too, and is told in which role', async () => {
    await ask('/events', finance).expect(200);
    expect((await ask('/me', finance).expect(200)).body.roles).toEqual(['finance']);
  });
});

describe('the inbox', () => {
  it('is searched by id, provider’s id, school, provider, state, reason, day and text of the body', async () => {
    const event = paid(billed.bill);
    await takeIn(t, event);
    const wrong = paid(billed.bill, AMOUNT - 1);
    await takeIn(t, wrong);
    const [id, wrongId] = [await idOf(event), await idOf(wrong)];

    const ids = async (query: string) => (await found(query)).items.map((item: { id: string }) => item.id);
    expect(await ids(`id=${id}`)).toEqual([id]);
    expect(await ids(`id=${event.headers['webhook-id']}`)).toEqual([id]);
    expect(await ids(`school=${billed.school.code}`)).toEqual([wrongId, id]);
    expect(await ids('states=quarantined&reason=AMOUNT_MISMATCH')).toEqual([wrongId]);
    expect(await ids('states=quarantined,processed')).toEqual([wrongId, id]);
    expect(await ids('provider=billplz')).toEqual([]);
    expect(await ids(`text=${billed.bill}`)).toEqual([wrongId, id]);
    expect(await ids('to=2020-01-01')).toEqual([]);
    expect(await ids('from=2020-01-01')).toEqual([wrongId, id]);
  });

  it('is read page by page, without gap or repetition', async () => {
    const bill = (await billedSchool(t, 'simulated')).bill;
    for (let n = 0; n < 5; n += 1) await takeIn(t, bankEvent('payment.failed', bill, AMOUNT, { at: n + 1 }));
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await found(`text=${bill}&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('says of an event which stand beside it in a list, by its filter', async () => {
    const bill = (await billedSchool(t, 'simulated')).bill;
    for (let n = 0; n < 3; n += 1) await takeIn(t, bankEvent('payment.failed', bill, AMOUNT, { at: n + 1 }));
    await takeIn(t, paid(bill, AMOUNT - 1));
    const [quarantined, newest, middle, oldest] = (await found(`text=${bill}`)).items;
    const beside = async ({ id }: { id: string }, query: string) =>
      (await ask(`/events/${id}/neighbours?${query}`).expect(200)).body;
    const among = `text=${bill}&states=processed`;
    expect(await beside(middle, among)).toEqual({ newer: newest.id, older: oldest.id });
    expect(await beside(oldest, among)).toEqual({ newer: middle.id, older: null });
    expect(await beside(newest, among)).toEqual({ newer: null, older: middle.id });
    expect((await beside(newest, `text=${bill}`)).newer).toBe(quarantined.id);
    await ask(`/events/${randomUUID()}/neighbours`).expect(404);
    await ask(`/events/${middle.id}/neighbours?states=x`).expect(400);
  });

  it.each([
    ['cursor=x', 'cursor'],
    ['states=perhaps', 'states'],
    ['from=2026-02-30', 'from'],
    ['text=%00', 'text'],
    ['limit=0', 'limit'],
  ])('refuses %s and names the field', async (query, field) => {
    const { body } = await ask(`/events?${query}`).expect(400);
    expect(body.details.fields[0].field).toBe(field);
  });

  it('says that a school is unknown rather than empty', async () => {
    expect((await ask('/events?school=zzz9999').expect(404)).body.code).toBe('SCHOOL_NOT_FOUND');
  });
});

describe('an event', () => {
  it('tells its headers without secrets, its body, its facts, its attempts, and the status before and after', async () => {
    const own = await billedSchool(t, 'simulated');
    const event = paid(own.bill);
    await takeIn(t, event);
    const detail = await detailOf(await idOf(event));
    expect(detail).toMatchObject({
      provider: 'simulated',
      state: 'processed',
      school: { code: own.school.code },
      origin: 'callback',
      body: { text: event.body, isText: true },
      claims: [{ kind: 'payment-succeeded', paymentId: own.bill, amountSen: AMOUNT, currency: 'MYR' }],
      facts: [{ kind: 'payment-succeeded', paymentId: own.bill, amountSen: AMOUNT }],
      attemptLog: [{ outcome: 'processed', error: null }],
      transitions: [{ rule: 'facts-changed', level: 'none' }],
      changes: [
        {
          expiresBefore: null,
          levelAfter: 'none',
          expiresAfter: '2026-12-20T00:00:00.000+08:00',
        },
      ],
    });
    expect(detail.headers).toContainEqual({ name: 'webhook-signature', value: '[redacted]' });
  });

  it('tells the request that brought it, under whose name its job is logged too, also when the sweep adds that', async () => {
    const { body, headers } = paid(randomUUID());
    const named = { ...headers, 'x-request-id': 'brought-by-a-bank-1' };
    await t.call('post', '/api/webhooks/simulated').set(named).send(body).expect(200);
    const id = await idOf({ provider: 'simulated', headers, body });
    expect(await detailOf(id)).toMatchObject({ requestId: 'brought-by-a-bank-1' });

    const added: unknown[] = [];
    const [queue] = t.app
      .get(JobQueue)
      .opened()
      .filter(({ name }) => name === 'webhooks');
    if (!queue) throw new Error('There is no queue of webhooks.');
    const adding = jest.spyOn(queue, 'add').mockImplementation(async (_name, _data, options) => {
      added.push(options?.telemetry?.metadata);
      throw new Error('Not added.');
    });
    await waitUntil(async () => (await detailOf(id)).state === 'quarantined');
    await rowsOf(
      t.database,
      "UPDATE webhook_inbox SET state = 'received', waiting_since = now() - interval '1 hour' WHERE id = $1",
      [id],
    );
    await t.app
      .get(InboxSweep)
      .sweep()
      .catch(() => undefined);
    adding.mockRestore();
    expect(added).toEqual(['brought-by-a-bank-1']);
    await t.app.get(InboxSweep).sweep();
    await waitUntil(async () => (await detailOf(id)).state === 'quarantined');
  });

  it('that failed shows the stack of each try', async () => {
    const own = await billedSchool(t, 'simulated');
    await rowsOf(t.database, 'REVOKE UPDATE ON invoices FROM app_system');
    const event = paid(own.bill);
    await t.call('post', '/api/webhooks/simulated').set(event.headers).send(event.body).expect(200);
    const id = await idOf(event);
    await waitUntil(async () => (await detailOf(id)).attemptLog.length > 0);
    await rowsOf(t.database, 'GRANT UPDATE ON invoices TO app_system');
    await waitUntil(async () => (await detailOf(id)).state === 'processed');
    const { attemptLog } = await detailOf(id);
    expect(attemptLog[0]).toMatchObject({
      outcome: 'failed',
      error: expect.stringContaining('permission denied'),
    });
    expect(attemptLog[0].error).toContain('\n    at ');
    expect(attemptLog.at(-1)).toMatchObject({ outcome: 'processed' });
  });

  it('that is unknown, or named by junk, is not found', async () => {
    for (const id of [randomUUID(), 'x', '%00']) await ask(`/events/${id}`).expect(404);
  });
});

describe('an event in quarantine', () => {
  const unknownBill = async () => {
    const event = paid(`elsewhere-${randomUUID()}`);
    await takeIn(t, event);
    return idOf(event);
  };

  it('is put aside with a reason, and the audit knows who and why', async () => {
    const id = await unknownBill();
    expect((await act(`/events/${id}/dismissal`, {}).expect(400)).body.details.fields[0].field).toBe(
      'reason',
    );
    await act(`/events/${id}/dismissal`, { reason: 'Ujian penyedia' }).expect(204);
    expect(await detailOf(id)).toMatchObject({ state: 'ignored', reason: 'DISMISSED' });
    expect(await auditOf('event', id)).toMatchObject([{ action: 'event.dismiss', reason: 'Ujian penyedia' }]);
    expect((await act(`/events/${id}/dismissal`, { reason: 'lagi' }).expect(409)).body.code).toBe(
      'NOT_IN_QUARANTINE',
    );
  });

  it('is linked to an invoice of a school, and then opens it', async () => {
    const own = await billedSchool(t, 'simulated');
    const id = await unknownBill();
    const { body: schools } = await ask(`/schools?text=${own.school.code}`).expect(200);
    expect(schools.schools).toMatchObject([{ code: own.school.code }]);
    const { body: choice } = await ask(`/schools/${own.school.code}/invoices`).expect(200);
    expect(choice.invoices).toMatchObject([{ id: own.invoiceId, amountSen: AMOUNT, status: 'open' }]);

    const order = { school: own.school.code, invoiceId: own.invoiceId, reason: 'Disahkan dengan bank' };
    const { body: replay } = await act(`/events/${id}/link`, order).expect(200);
    await waitUntil(async () => (await detailOf(id)).state === 'processed');
    expect(await detailOf(id)).toMatchObject({ school: { code: own.school.code }, facts: [{}] });
    expect(await auditOf('event', id)).toMatchObject([
      {
        action: 'event.link',
        reason: 'Disahkan dengan bank',
        result: expect.arrayContaining([{ name: 'replay', value: replay.id }]),
      },
    ]);
    expect((await act(`/events/${id}/link`, order).expect(409)).body.code).toBe('NOT_IN_QUARANTINE');
  });

  it('is not linked to an invoice of another amount, nor to one that is not there', async () => {
    const own = await billedSchool(t, 'simulated');
    const event = paid(`elsewhere-${randomUUID()}`, AMOUNT - 1);
    await takeIn(t, event);
    const id = await idOf(event);
    const order = { school: own.school.code, invoiceId: own.invoiceId, reason: 'cuba' };
    const { body } = await act(`/events/${id}/link`, order).expect(409);
    expect(body).toMatchObject({ code: 'NOT_LINKABLE', details: { problem: 'AMOUNT_MISMATCH' } });
    await act(`/events/${id}/link`, { ...order, invoiceId: randomUUID() }).expect(404);
    await act(`/events/${id}/link`, { ...order, school: 'zzz9999' }).expect(404);
    expect(await auditOf('event', id)).toEqual([]);
  });
});

describe('the overview', () => {
  it('counts what waits and what went wrong, and tells how each provider does', async () => {
    const { body } = await ask('/overview').expect(200);
    expect(body.inbox).toMatchObject({ waiting: expect.any(Number), runningReplays: expect.any(Number) });
    expect(body.inbox.quarantined).toBeGreaterThan(0);
    expect(body.minutes).toHaveLength(60);
    expect(body.minutes.at(-1).received + body.minutes.at(-2).received).toBeGreaterThan(0);
    expect(body.providers[0]).toMatchObject({ id: 'simulated', health: 'attention' });
    expect(body.providers[0].p95Ms).toBeGreaterThan(0);
  });

  it('is told to an open page with the schedules, and again when something changed', async () => {
    const events = await openEvents(`${await t.app.getUrl()}/api/operations/overview/events`, operator);
    const { body } = await ask('/overview');
    expect((await events.nextOf('overview')).data).toEqual(body);
    expect((await events.nextOf('schedules')).data).toEqual((await ask('/schedules')).body);
    await takeIn(t, paid(billed.bill, AMOUNT - 1));
    await t.app.get(StaffStreams).look();
    const quarantined = body.inbox.quarantined + 1;
    expect((await events.nextOf('overview')).data).toMatchObject({ inbox: { quarantined } });
    events.close();
  });

  it('is told to nobody who is of the staff no more', async () => {
    const { token, userId } = await makeStaff(t, 'operator');
    const events = await openEvents(`${await t.app.getUrl()}/api/operations/overview/events`, token);
    await rowsOf(t.database, 'DELETE FROM platform_staff WHERE user_id = $1', [userId]);
    await t.app.get(StaffStreams).beat();
    expect((await events.nextOf('end')).data).toEqual({ reason: 'membership-ended' });
  });
});

describe('the schedules', () => {
  it('tell of each its last and next run, and which is late', async () => {
    const name = 'webhooks.sweep-inbox';
    const stateOf = async () => {
      const { body } = await ask('/schedules').expect(200);
      return body.schedules.find((schedule: { name: string }) => schedule.name === name);
    };
    await waitUntil(async () => (await stateOf()).lastRun?.outcome === 'succeeded');
    expect(await stateOf()).toMatchObject({ everySeconds: 10, isLate: false, nextAt: expect.any(String) });
    const late = "UPDATE schedule_runs SET planned_at = now() - interval '10 minutes' WHERE name = $1";
    await rowsOf(t.database, late, [name]);
    expect(await stateOf()).toMatchObject({ isLate: true });
  });
});

describe('the providers', () => {
  it('are told without their secrets', async () => {
    const { body, text } = await ask('/providers').expect(200);
    expect(body.providers[0]).toMatchObject({
      id: 'simulated',
      webhookUrl: 'http://localhost/api/webhooks/simulated',
    });
    expect(text).not.toContain(t.config.simulatedBank?.secrets[0]);
  });

  it('are asked whether they know us, with how they answered and an audit of who asked', async () => {
    const { body } = await act('/providers/simulated/checks', { reason: 'Aduan bayaran' }).expect(200);
    expect(body).toEqual({ isHealthy: true, failure: null, durationMs: expect.any(Number) });
    expect((await ask('/providers').expect(200)).body.providers[0]).toMatchObject({
      answeredAt: expect.stringMatching(/\+08:00$/),
      failedAt: null,
      failure: null,
    });
    expect(await auditOf('provider', 'simulated')).toMatchObject([
      {
        action: 'provider.test',
        reason: 'Aduan bayaran',
        result: expect.arrayContaining([{ name: 'answer', value: 'healthy' }]),
      },
    ]);
  });

  it('that are not offered here cannot be asked, nor any without a reason', async () => {
    await act('/providers/paypal/checks', { reason: 'ujian' }).expect(404);
    const { body } = await act('/providers/simulated/checks', { reason: '' }).expect(400);
    expect(body.details.fields[0].field).toBe('reason');
  });
});
