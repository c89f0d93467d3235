import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { BillingService } from '../src/modules/billing/index.js';
import { notificationsChanged, PersonalNotifications } from '../src/modules/notifications/index.js';
import { type SchoolFact, SubscriptionService } from '../src/modules/subscription/index.js';
import type { SchoolRole } from '../src/platform/access/access.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { Changes } from '../src/platform/database/changes.js';
import { Database } from '../src/platform/database/database.js';
import { OpenPages } from '../src/platform/live/open-pages.js';
import { PageBounds } from '../src/platform/live/page-bounds.js';
import { makeMember, makeSchool, makeStranger, type TestSchool } from './support/builders.js';
import { openStream } from './support/open-stream.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { onCluster } from './support/test-database.js';

let t: TestApp;
beforeAll(async () => {
  // Without workers: the sweep runs when a test says so.
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());
afterEach(() => t.clockAt(null));

/** A trial that begins on 1 January 2026 and so ends with 30 January: E is midnight of 31 January. */
async function schoolOnTrial(): Promise<TestSchool> {
  const school = await makeSchool(t);
  await record(school, {
    kind: 'trial-granted',
    id: randomUUID(),
    at: at('2026-01-01T09:00'),
    days: 30,
    actor: 'test',
  });
  return school;
}

const at = (local: string) => Date.parse(`${local}:00+08:00`);
const record = (school: TestSchool, fact: SchoolFact, now = at('2026-01-01T09:00')) =>
  t.app.get(SubscriptionService).recordFact(school.id, fact, now);

async function statusOf(school: TestSchool, role: SchoolRole = 'teacher') {
  const person = await makeMember(t, school, role);
  const { body } = await t
    .call('get', '/api/subscription/status', { host: school.host, token: person.token })
    .expect(200);
  return body;
}

describe('GET /api/subscription/status', () => {
  it.each([
    ['2026-01-30T23:59:59.999+08:00', 'trial', 'none', 1, 0],
    ['2026-01-31T00:00:00.000+08:00', 'past_due', 'grace_period', 0, 1],
    ['2026-02-04T12:00:00.000+08:00', 'past_due', 'grace_period', 0, 5],
    ['2026-02-13T23:59:59.999+08:00', 'past_due', 'grace_period', 0, 14],
    ['2026-02-14T00:00:00.000+08:00', 'expired', 'limited', 0, 0],
    ['2026-02-27T23:59:59.999+08:00', 'expired', 'limited', 0, 0],
    ['2026-02-28T00:00:00.000+08:00', 'expired', 'locked', 0, 0],
  ])(
    'at %s it is %s, %s',
    async (instant, subscriptionStatus, restrictionLevel, daysUntilExpiry, daysInGracePeriod) => {
      const school = await schoolOnTrial();
      await t.clockAt(instant);
      expect(await statusOf(school)).toMatchObject({
        subscriptionStatus,
        restrictionLevel,
        daysUntilExpiry,
        daysInGracePeriod,
        isInGracePeriod: restrictionLevel === 'grace_period',
        expiresAt: '2026-01-31T00:00:00.000+08:00',
        gracePeriodEnd: '2026-02-14T00:00:00.000+08:00',
        lastUpdate: instant,
      });
    },
  );

  it.each([
    ['2026-01-15T12:00:00+08:00', true, true],
    ['2026-02-04T12:00:00+08:00', true, true],
    ['2026-02-20T12:00:00+08:00', true, false],
    ['2026-03-20T12:00:00+08:00', false, false],
  ])('gives the access of its level at %s', async (instant, dashboard, others) => {
    const school = await schoolOnTrial();
    await t.clockAt(instant);
    expect((await statusOf(school)).canAccess).toEqual({
      dashboard,
      createContent: others,
      editContent: others,
      viewReports: others,
      manageUsers: others,
      billing: true,
    });
  });

  it('tells the day of grace, and asks only the main administrator to act', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-02-04T12:00:00+08:00');
    const [forTeacher] = (await statusOf(school)).notifications;
    expect(forTeacher).toMatchObject({
      message: 'Hari ke-5 daripada 14. Akses penuh kekal sehingga Jumaat, 13 Februari 2026.',
      actionRequired: false,
    });
    const [forMainAdmin] = (await statusOf(school, 'main_admin')).notifications;
    expect(forMainAdmin.actionRequired).toBe(true);
  });

  it('a school without any fact is locked, with billing open', async () => {
    const status = await statusOf(await makeSchool(t));
    expect(status).toMatchObject({ subscriptionStatus: 'none', restrictionLevel: 'locked', expiresAt: null });
    expect(status.canAccess).toMatchObject({ dashboard: false, billing: true });
  });

  it('sees a new fact at the next request', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-01-10T12:00:00+08:00');
    expect((await statusOf(school)).restrictionLevel).toBe('none');
    const suspended: SchoolFact = {
      kind: 'suspension',
      id: randomUUID(),
      from: at('2026-01-10T08:00'),
      until: null,
      actor: 'test',
    };
    await record(school, suspended, at('2026-01-10T12:00'));
    expect((await statusOf(school)).restrictionLevel).toBe('locked');
  });

  it('in test mode a failed check yields an active, unrestricted state', async () => {
    const school = await schoolOnTrial();
    await failChecks();
    expect(await statusOf(school)).toMatchObject({ subscriptionStatus: 'active', restrictionLevel: 'none' });
  });

  it('needs a token, a membership and a school that fits', async () => {
    const school = await schoolOnTrial();
    const { token } = await makeMember(t, school, 'teacher');
    const ask = (host: string, query: string, bearer?: string) =>
      t.call('get', `/api/subscription/status${query}`, bearer ? { host, token: bearer } : { host });
    await ask('localhost', `?schoolCode=${school.code.toUpperCase()}`, token).expect(200);
    await ask('localhost', '', token).expect(400);
    await ask('localhost', '?schoolCode=zzz9999', token).expect(404);
    await ask(school.host, '?schoolCode=zzz9999', token).expect(403);
    await ask(school.host, '', (await makeStranger(t)).token).expect(403);
    await ask(school.host, '').expect(401);
    await ask('localhost', '?schoolCode=a&schoolCode=b', token).expect(400);
  });
});

describe('GET /api/subscription/explanation', () => {
  const ask = (school: TestSchool, token: string) =>
    t.call('get', '/api/subscription/explanation', { host: school.host, token });

  it('tells an administrator the facts in order, what each did, the rule, and now', async () => {
    const school = await schoolOnTrial();
    await t.app
      .get(BillingService)
      .recordManualPayment(
        school.id,
        { planCode: 't20', termMonths: 1, paidAt: at('2026-01-20T10:00') },
        at('2026-01-20T10:00'),
      );
    await t.clockAt('2026-03-05T12:00:00+08:00');
    const { body } = await ask(school, (await makeMember(t, school, 'admin')).token).expect(200);
    expect(body).toMatchObject({
      now: '2026-03-05T12:00:00.000+08:00',
      rule: 'grace-day-6',
      restrictionLevel: 'grace_period',
      expiresAt: '2026-02-28T00:00:00.000+08:00',
      facts: [
        { kind: 'trial-granted', days: 30, coverageEnd: '2026-01-31T00:00:00.000+08:00' },
        {
          kind: 'payment-succeeded',
          provider: 'manual',
          termMonths: 1,
          coverageEnd: '2026-02-28T00:00:00.000+08:00',
        },
      ],
    });
  });

  it('is not for teachers, nor for administrators of another school', async () => {
    const school = await schoolOnTrial();
    await ask(school, (await makeMember(t, school, 'teacher')).token).expect(403);
    await ask(school, (await makeMember(t, await schoolOnTrial(), 'admin')).token).expect(403);
  });
});

describe('the due sweep', () => {
  it('one tick missed for 40 days gives every transition at its own time, once', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-03-20T12:00:00+08:00');
    const first = await t.call('post', '/api/test/run-due').expect(200);
    expect(first.body.transitions).toBeGreaterThan(15);
    const second = await t.call('post', '/api/test/run-due').expect(200);
    expect(second.body.transitions).toBe(0);
    expect(await levelsOf(school)).toEqual([
      ['none', '2026-01-01T01:00:00.000Z'],
      ['grace_period', '2026-01-30T16:00:00.000Z'],
      ['limited', '2026-02-13T16:00:00.000Z'],
      ['locked', '2026-02-27T16:00:00.000Z'],
    ]);
  });

  it('two sweeps at once pass each boundary once', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-03-20T12:00:00+08:00');
    const runs = await Promise.all([1, 2, 3].map(() => t.call('post', '/api/test/run-due').expect(200)));
    await t.call('post', '/api/test/run-due').expect(200);
    expect(runs.map(({ body }) => body.transitions).filter(Boolean).length).toBeGreaterThan(0);
    expect((await levelsOf(school)).map(([level]) => level)).toEqual([
      'none',
      'grace_period',
      'limited',
      'locked',
    ]);
  });

  it('passes all that is due of a school at once, however small its batches', async () => {
    const school = await schoolOnTrial();
    const now = at('2026-03-20T12:00');
    expect(await t.app.get(SubscriptionService).passDueBoundaries(now, 1)).toBeGreaterThan(15);
    expect((await levelsOf(school)).map(([level]) => level)).toEqual([
      'none',
      'grace_period',
      'limited',
      'locked',
    ]);
    expect(await recordedLevelOf(school)).toBe('locked');
  });

  it('leaves a school that is being assessed for the next time, and takes the others', async () => {
    const [held, free] = [await schoolOnTrial(), await schoolOnTrial()];
    const now = at('2026-02-20T12:00');
    await whileHeld(held, () => t.app.get(SubscriptionService).passDueBoundaries(now));
    expect(await Promise.all([held, free].map(recordedLevelOf))).toEqual(['none', 'limited']);
    await t.app.get(SubscriptionService).passDueBoundaries(now);
    expect(await recordedLevelOf(held)).toBe('limited');
  });

  it('notes once that a school is to be told where it stands', async () => {
    const school = await schoolOnTrial();
    for (const day of ['2026-02-01T12:00', '2026-02-20T12:00'])
      await t.app.get(SubscriptionService).passDueBoundaries(at(day));
    expect(
      await onCluster(
        t.database.superuserUrl,
        `SELECT subject FROM app.subscription_notices_due WHERE school_id = '${school.id}'`,
      ),
    ).toEqual([{ subject: '{"kind":"standing"}' }]);
  });
});

describe('GET /api/subscription/events', () => {
  it('sends the status at once, at every change, and ends with the membership', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-01-10T12:00:00+08:00');
    const person = await makeMember(t, school, 'teacher');
    const events = await openStream(await t.app.getUrl(), school, person.token);
    expect(await events.nextOf('status')).toMatchObject({
      event: 'status',
      data: { restrictionLevel: 'none' },
    });

    const suspended: SchoolFact = {
      kind: 'suspension',
      id: randomUUID(),
      from: at('2026-01-10T08:00'),
      until: null,
      actor: 'test',
    };
    await record(school, suspended, at('2026-01-10T12:00'));
    expect(await events.nextOf('status')).toMatchObject({
      event: 'status',
      data: { restrictionLevel: 'locked' },
    });

    const { SchoolsService } = await import('../src/modules/schools/index.js');
    await t.app.get(SchoolsService).removeMember(school.id, person.userId);
    expect(await events.nextOf('end')).toMatchObject({ data: { reason: 'membership-ended' } });
  });

  it('tells the pages of whoever has signed out elsewhere, and no others, to look at their session', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-01-10T12:00:00+08:00');
    const [leaving, staying] = [
      await makeMember(t, school, 'teacher'),
      await makeMember(t, school, 'teacher'),
    ];
    const origin = await t.app.getUrl();
    const [theirs, others] = [
      await openStream(origin, school, leaving.token),
      await openStream(origin, school, staying.token),
    ];
    await Promise.all([theirs.nextOf('status'), others.nextOf('status')]);
    const headers = { authorization: `Bearer ${leaving.token}` };
    expect((await fetch(`${origin}/api/sessions/check`, { method: 'POST', headers })).status).toBe(204);
    expect(await theirs.nextOf('sessions')).toEqual({ event: 'sessions', data: {} });
    await t.clockAt('2026-01-10T12:01:00+08:00');
    expect(await others.nextOf('status')).toMatchObject({ event: 'status' });
    expect((await fetch(`${origin}/api/sessions/check`, { method: 'POST' })).status).toBe(401);
    theirs.close();
    others.close();
  });

  it('tells open pages that members have changed, by name alone', async () => {
    const school = await schoolOnTrial();
    const watching = await makeMember(t, school, 'admin');
    const events = await openStream(await t.app.getUrl(), school, watching.token);
    await events.nextOf('status');
    for (let count = 0; count < 10; count++) await makeMember(t, school, 'teacher');
    const changed = { event: 'changed', data: { topics: ['membership'] } };
    expect(await events.nextOf('changed')).toEqual(changed);
    await makeMember(t, school, 'teacher');
    expect(await events.nextOf('changed')).toEqual(changed);
    events.close();
  });

  it('of an address that has its six hundred is refused, and told when to come back', async () => {
    const school = await schoolOnTrial();
    const { token } = await makeMember(t, school, 'teacher');
    const isFull = jest.spyOn(PageBounds.prototype, 'isFull').mockReturnValueOnce(true);
    const refused = await t.call('get', '/api/subscription/events', { host: school.host, token }).expect(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    isFull.mockRestore();
  });

  it('of thirteen devices of one person the oldest gives way, and the newest is told', async () => {
    const school = await schoolOnTrial();
    const person = await makeMember(t, school, 'teacher');
    const origin = await t.app.getUrl();
    const devices = [];
    for (let count = 0; count < 13; count++) devices.push(await openStream(origin, school, person.token));
    const [oldest, second, ...others] = devices;
    expect(await oldest?.nextOf('end')).toMatchObject({ data: { reason: 'too-many' } });
    expect(await second?.nextOf('status')).toMatchObject({ event: 'status' });
    expect(await others.at(-1)?.nextOf('status')).toMatchObject({ event: 'status' });
    for (const device of devices) device.close();
  });

  it('tells at once how many notices are unread, and before its token expires that another is to be opened', async () => {
    const school = await schoolOnTrial();
    const { userId, token } = await makeMember(t, school, 'teacher');
    const origin = await t.app.getUrl();
    const lasting = await openStream(origin, school, token);
    expect(await lasting.nextOf('notifications')).toEqual({ event: 'notifications', data: { unread: 0 } });
    const brief = await openStream(origin, school, await t.issuer.token(userId, {}, { expiresIn: '45s' }));
    await brief.nextOf('notifications');
    // Within the token's last fifty seconds.
    t.app.get(OpenPages).beat(systemNow() + 25_000);
    expect(await brief.nextOf('renewal')).toEqual({ event: 'renewal', data: {} });
    expect(await lasting.nextOf('heartbeat')).toEqual({ event: 'heartbeat', data: {} });
    brief.close();
    lasting.close();
  });

  it('tells of a boundary that the sweep has passed, without a look at the database for every heartbeat', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-02-20T12:00:00+08:00');
    const { token } = await makeMember(t, school, 'teacher');
    const events = await openStream(await t.app.getUrl(), school, token);
    await events.nextOfEach('status', 'notifications');
    const reads = jest.spyOn(t.app.get(Database), 'tenantRead');
    t.app.get(OpenPages).beat(systemNow() + 25_000);
    await events.nextOf('heartbeat');
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    await t.app.get(SubscriptionService).passDueBoundaries(at('2026-02-20T12:00'));
    expect(await events.nextOf('status')).toMatchObject({ data: { restrictionLevel: 'limited' } });
    events.close();
  });

  it('tells anew, once the line for news is there again, what was missed without it', async () => {
    const school = await schoolOnTrial();
    const [staying, leaving] = [
      await makeMember(t, school, 'teacher'),
      await makeMember(t, school, 'teacher'),
    ];
    const origin = await t.app.getUrl();
    const [theirs, others] = [
      await openStream(origin, school, leaving.token),
      await openStream(origin, school, staying.token),
    ];
    for (const page of [theirs, others]) await page.nextOfEach('status', 'notifications');
    const superuser = t.database.superuserUrl;
    // In one transaction: on a slow machine the line may be there again before another begins.
    await onCluster(
      superuser,
      `DELETE FROM app.school_members WHERE user_id = '${leaving.userId}';
       SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND (query LIKE 'LISTEN app_changes%' OR query = 'SELECT')`,
    );
    expect(await theirs.nextOf('end')).toMatchObject({ data: { reason: 'membership-ended' } });
    await others.nextOfEach('status', 'notifications');
    others.close();
  });

  it('leaves connections to requests, however many pages are to be told at once', async () => {
    const school = await schoolOnTrial();
    const { token } = await makeMember(t, school, 'teacher');
    const origin = await t.app.getUrl();
    const pages = await Promise.all(Array.from({ length: 12 }, () => openStream(origin, school, token)));
    for (const page of pages) await page.nextOf('notifications');
    let [open, most] = [0, 0];
    const counts = jest.spyOn(t.app.get(PersonalNotifications), 'unreadOf').mockImplementation(async () => {
      most = Math.max(most, ++open);
      await pause(20);
      open -= 1;
      return 7;
    });
    await t.app
      .get(Database)
      .tenantTransaction(school.id, () => t.app.get(Changes).publish(notificationsChanged, school.id));
    for (const page of pages)
      expect(await page.nextOf('notifications')).toMatchObject({ data: { unread: 7 } });
    expect(most).toBe(1);
    counts.mockRestore();
    for (const page of pages) page.close();
  });

  it('tells of a boundary that the moved clock has passed', async () => {
    const school = await schoolOnTrial();
    await t.clockAt('2026-01-10T12:00:00+08:00');
    const events = await openStream(
      await t.app.getUrl(),
      school,
      (await makeMember(t, school, 'teacher')).token,
    );
    await events.nextOf('status');
    await t.clockAt('2026-02-20T12:00:00+08:00');
    expect(await events.nextOf('status')).toMatchObject({
      event: 'status',
      data: { restrictionLevel: 'limited' },
    });
    events.close();
  });
});

/** Stands for facts that cannot be read: the one thing that no fact of ours can plant. */
async function failChecks(): Promise<void> {
  jest
    .spyOn(t.app.get(BillingService), 'paymentFactsOf')
    .mockRejectedValueOnce(new Error('The facts make no sense.'));
}

/** As an assessment holds the row of its school. */
async function whileHeld({ id }: TestSchool, work: () => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: t.database.superuserUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM app.subscriptions WHERE school_id = $1 FOR UPDATE', [id]);
  await work().finally(() => client.end());
}

async function recordedLevelOf({ id }: TestSchool): Promise<unknown> {
  const [row] = await onCluster(
    t.database.superuserUrl,
    `SELECT recorded_level FROM app.subscriptions WHERE school_id = '${id}'`,
  );
  return row?.recorded_level;
}

async function levelsOf(school: TestSchool): Promise<[string, string][]> {
  const rows = await onCluster(
    t.database.superuserUrl,
    `SELECT level, effective_at FROM app.subscription_transitions WHERE school_id = '${school.id}' ORDER BY effective_at, recorded_at`,
  );
  const levels = rows.map(({ level, effective_at }): [string, string] => [
    level as string,
    (effective_at as Date).toISOString(),
  ]);
  return levels.filter(([level], index) => level !== levels[index - 1]?.[0]);
}
