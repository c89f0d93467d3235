import { startBillplzDouble } from './support/billplz-double.js';
import { makeMember, makeSchool, makeTrialSchool, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { type Method, startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const NOW = '2026-11-20T09:15:09.000+08:00';
const PAID = { events: ['payment.succeeded'] };

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());
beforeEach(() => t.clockAt(NOW));

async function post(path: string, body: object, status = 200) {
  const reply = await t.call('post', `/api/test/${path}`).send(body);
  expect([path, reply.status, reply.body.code]).toEqual([path, status, reply.body.code]);
  return reply.body;
}
async function at({ code }: TestSchool, instant?: string) {
  const reply = await t.call('get', `/api/test/schools/${code}`).query(instant ? { at: instant } : {});
  expect(reply.status).toBe(200);
  return reply.body;
}
const levelOf = async (school: TestSchool) => (await at(school)).explanation.restrictionLevel;
const inbox = async () => (await t.call('get', '/api/test/inbox').expect(200)).body.events;
const eventOf = async (bill: string) => {
  const [row] = await rowsOf<{ id: string }>(
    t.database,
    `SELECT id FROM webhook_inbox WHERE position(convert_to($1, 'UTF8') in raw) > 0`,
    [bill],
  );
  return (await inbox()).find(({ id }: { id: string }) => id === row?.id);
};
const factsOf = ({ id }: TestSchool) =>
  rowsOf(t.database, 'SELECT kind FROM payment_facts WHERE school_id = $1', [id]);

/** Locked, with a bill of a month that waits to be paid. */
async function billed(): Promise<{ school: TestSchool; bill: string }> {
  const school = await makeSchool(t);
  await makeMember(t, school, 'main_admin');
  const { reference } = await post(`schools/${school.code}/bills`, { planCode: 't60', termMonths: 1 }, 201);
  return { school, bill: reference };
}

describe('The simulator', () => {
  it('lists the schools of this machine to this machine alone', async () => {
    const school = await makeSchool(t);
    const { body } = await t.call('get', '/api/test/schools').expect(200);
    expect(body.schools).toContainEqual(expect.objectContaining({ code: school.code }));
    for (const path of ['schools', 'inbox', 'faults', 'webhooks'])
      await t.call('get', `/api/test/${path}`).set('x-forwarded-for', '203.0.113.7').expect(404);
  });

  it('shows what each role is told at any instant, and moves nothing by it', async () => {
    const school = await makeTrialSchool(t);
    const { explanation, views } = await at(school, '2026-12-22T10:00:00+08:00');
    expect(explanation).toMatchObject({ rule: 'grace-day-3', restrictionLevel: 'grace_period' });
    expect(views.map(({ role }: { role: string }) => role)).toEqual([
      'teacher',
      'supervisor',
      'admin',
      'main_admin',
    ]);
    for (const { role, status } of views) {
      expect(status).toMatchObject({ daysInGracePeriod: 3, isInGracePeriod: true });
      expect(status.notifications[0].actionRequired).toBe(role === 'main_admin');
    }
    expect(await levelOf(school)).toBe('none');
    expect((await t.call('get', '/api/test/clock')).body.now).toBe(NOW);
  });

  it('lists the boundaries ahead in order, each with the level that holds from it', async () => {
    const { ahead } = await at(await makeTrialSchool(t));
    expect(ahead[0]).toMatchObject({ rule: 'reminder-14', at: '2026-12-06T00:00:00.000+08:00' });
    expect(ahead).toContainEqual({
      rule: 'grace-end',
      at: '2027-01-03T00:00:00.000+08:00',
      level: 'limited',
    });
    expect(ahead.at(-1)).toEqual({
      rule: 'limited-end',
      at: '2027-01-17T00:00:00.000+08:00',
      level: 'locked',
    });
  });

  it('pays through the bank, gives back, disputes and wins, and the status follows', async () => {
    const { school, bill } = await billed();
    expect(await levelOf(school)).toBe('locked');
    const played = await post(`schools/${school.code}/scenarios`, { ...PAID, copies: 3 });
    expect(played).toEqual({ reference: bill, planned: 3, taken: 3 });
    await waitUntil(async () => (await levelOf(school)) === 'none');
    expect(await eventOf(bill)).toMatchObject({ state: 'processed', deliveries: 3 });
    expect((await at(school)).bill).toMatchObject({ reference: bill, state: 'paid', amountSen: 15_000 });

    const expiresAt = async () => (await at(school)).explanation.expiresAt;
    await post(`schools/${school.code}/scenarios`, { events: ['dispute.opened'] });
    await waitUntil(async () => (await expiresAt()) === '2026-11-21T00:00:00.000+08:00');
    await post(`schools/${school.code}/scenarios`, { events: ['dispute.won'] });
    await waitUntil(async () => (await expiresAt()) === '2026-12-20T00:00:00.000+08:00');
    await post(`schools/${school.code}/scenarios`, { events: ['refund.succeeded'] });
    await waitUntil(async () => (await expiresAt()) === '2026-11-21T00:00:00.000+08:00');
  });

  it.each([
    ['a school that is not there', 'schools/zzz9999/bills', { planCode: 't60', termMonths: 1 }, 404],
    ['a school without an Admin Utama', 'schools/lone/bills', { planCode: 't60', termMonths: 1 }, 404],
    ['a term that nobody sells', 'schools/lone/bills', { planCode: 't60', termMonths: 2 }, 400],
    ['a scenario without a bill', 'schools/lone/scenarios', PAID, 404],
    ['a scenario of nothing', 'schools/lone/scenarios', { events: [] }, 400],
    ['an endless burst', 'schools/lone/scenarios', { ...PAID, burst: 501 }, 400],
    ['a provider of no name', 'webhooks', { provider: 'tunai', amountSen: 1 }, 400],
    ['a bill of no name', 'webhooks', { provider: 'simulated', amountSen: 1, bill: '\0' }, 400],
    ['a replay of nothing', 'replays', { eventId: 'x' }, 400],
  ])('refuses %s', async (_what, path, body, status) => {
    const school = await makeSchool(t);
    await post(path.replace('lone', school.code), body, status);
  });

  it.each(['2026-W05', '2026', '2026-02-30T00:00:00Z', 'esok', '2026-01-01T00:00:00+99:00'])(
    'knows no instant %s',
    async (instant) => {
      const { code } = await makeSchool(t);
      const shown = await t.call('get', `/api/test/schools/${code}`).query({ at: instant }).expect(400);
      expect(shown.body.details.fields[0].field).toBe('at');
      await t.call('put', '/api/test/clock').send({ now: instant }).expect(400);
    },
  );
});

describe('Recovery', () => {
  const arm = (fault: 'job' | 'database', times: number) =>
    t.call('put', '/api/test/faults').send({ fault, times }).expect(200);

  it.each(['job', 'database'] as const)(
    'a payment whose %s fails twice half-way is tried again, and counts once',
    async (fault) => {
      const { school, bill } = await billed();
      await arm(fault, 2);
      await post(`schools/${school.code}/scenarios`, PAID);
      await waitUntil(async () => (await levelOf(school)) === 'none');
      const event = await eventOf(bill);
      expect(event.attempts.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
        'failed',
        'failed',
        'processed',
      ]);
      expect(event.attempts[0].error).not.toBeNull();
      expect(await factsOf(school)).toEqual([{ kind: 'payment-succeeded' }]);
      expect((await t.call('get', '/api/test/faults').expect(200)).body).toEqual({ left: 0 });
    },
    30_000,
  );

  it('what the bank could not tell is asked for', async () => {
    const { school } = await billed();
    await post(`schools/${school.code}/scenarios`, { ...PAID, dropFirst: 1 });
    expect(await levelOf(school)).toBe('locked');
    await post('reconciliations', {}, 204);
    await waitUntil(async () => (await levelOf(school)) === 'none');
  });

  it('an event that is replayed is processed again and adds nothing', async () => {
    const { school, bill } = await billed();
    await post(`schools/${school.code}/scenarios`, PAID);
    await waitUntil(async () => (await eventOf(bill))?.state === 'processed');
    await post('replays', { eventId: (await eventOf(bill)).id }, 204);
    await waitUntil(async () => (await eventOf(bill)).attempts.length === 2);
    expect(await factsOf(school)).toHaveLength(1);
  });
});

describe('Webhooks that a developer sends', () => {
  const send = (provider: string, more: object = {}) =>
    post('webhooks', { provider, amountSen: 15_000, ...more });

  it('are deduplicated, and put aside where nobody knows the bill', async () => {
    const { bill, replies } = await send('simulated', { copies: 3 });
    expect(replies).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    await waitUntil(async () => (await eventOf(bill)).state === 'quarantined');
    expect(await eventOf(bill)).toMatchObject({ reason: 'UNKNOWN_BILL', deliveries: 3 });
  });

  it('pay the bill that they name', async () => {
    const { school, bill } = await billed();
    await send('simulated', { bill });
    await waitUntil(async () => (await levelOf(school)) === 'none');
  });

  it('that were changed on the way are refused', async () => {
    const { replies } = await send('simulated', { isTampered: true });
    expect(replies).toMatchObject([{ status: 400, code: 'INVALID_SIGNATURE' }]);
  });

  it.each(['billplz', 'toyyibpay', 'stripe', 'chip'])(
    'of %s find nobody where it is not set up',
    async (id) => {
      expect((await t.call('get', '/api/test/webhooks').expect(200)).body.offered).toEqual(['simulated']);
      expect((await send(id)).replies).toMatchObject([{ status: 404, code: 'NOT_FOUND' }]);
    },
  );

  it('are signed as each provider signs, with the secrets that it shares with us', async () => {
    const billplz = await startBillplzDouble();
    const shared = await startTestApp({
      ...billplz.environment,
      TOYYIBPAY_SECRET_KEY: 'toyyib-only-here',
      TOYYIBPAY_CATEGORY_CODE: 'kategori1',
      TOYYIBPAY_BASE_URL: billplz.environment.BILLPLZ_BASE_URL ?? '',
      STRIPE_SECRET_KEY: 'sk_test_only',
      STRIPE_WEBHOOK_SECRET: 'whsec_test_only_stripe',
    });
    try {
      for (const provider of ['billplz', 'toyyibpay', 'stripe']) {
        const sent = await shared.call('post', '/api/test/webhooks').send({ provider, amountSen: 100 });
        expect([provider, sent.body.replies]).toMatchObject([provider, [{ status: 200, code: null }]]);
        const tampered = { provider, amountSen: 100, isTampered: true };
        const refused = await shared.call('post', '/api/test/webhooks').send(tampered);
        expect([provider, refused.body.replies[0].status]).toEqual([provider, 400]);
      }
    } finally {
      await Promise.all([shared.close(), billplz.close()]);
    }
  });
});

it('needs no sign-in, and so answers nobody but this machine on every route', async () => {
  const routes: [Method, string][] = [
    ['get', 'schools'],
    ['get', 'schools/aba1001'],
    ['post', 'schools/aba1001/bills'],
    ['post', 'schools/aba1001/scenarios'],
    ['get', 'inbox'],
    ['put', 'faults'],
    ['post', 'reconciliations'],
    ['post', 'replays'],
    ['post', 'webhooks'],
  ];
  for (const [method, path] of routes)
    await t.call(method, `/api/test/${path}`).set('x-forwarded-for', '203.0.113.7').expect(404);
});
