import { DriftCheck } from '../src/modules/subscription/index.js';
import { PlanTimelines } from '../src/modules/subscription/plan-choice/plan-timelines.js';
import { makeSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { local, pay, refund, statusAt, tell } from './support/subscription-story.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());
afterEach(() => t.clockAt(null));

const NOW = local('2026-01-20');
const paidSchool = async () => tell(t, await makeSchool(t), [['2026-01-10 10:00', pay()]]);
const change = (statement: string, school: { id: string }) => rowsOf(t.database, statement, [school.id]);

async function drifting() {
  const check = t.app.get(DriftCheck);
  await check.run(NOW);
  return check.lastReport();
}

describe('The drift check', () => {
  it('finds nothing where the facts are all that there is', async () => {
    await paidSchool();
    expect(await drifting()).toMatchObject({
      startedAt: expect.any(Number),
      finishedAt: expect.any(Number),
      drifts: [],
    });
  });

  it.each([
    ['plans', "UPDATE subscription_plans SET renewal_plan_code = 't200' WHERE school_id = $1"],
    ['plans', "UPDATE subscriptions SET renewal_plan_code = 't200' WHERE school_id = $1"],
    ['plans', 'DELETE FROM subscription_plans WHERE school_id = $1'],
    ['returns', 'UPDATE payment_returns SET returned_sen = returned_sen + 1 WHERE school_id = $1'],
    ['returns', 'DELETE FROM payment_returns WHERE school_id = $1'],
  ])('names the school of which finance would read other %s: %s', async (what, statement) => {
    const told = await paidSchool();
    await refund(0.5)(told, local('2026-01-12'));
    const { drifts = [] } = (await drifting()) ?? {};
    expect(drifts.filter(({ schoolId }) => schoolId === told.school.id)).toEqual([]);
    await change(statement, told.school);
    const found = (await drifting())?.drifts.filter(({ schoolId }) => schoolId === told.school.id);
    expect(found?.map((drift) => drift.what)).toEqual([what]);
    await change("UPDATE subscriptions SET plan_until = '-infinity' WHERE school_id = $1", told.school);
    await t.app.get(PlanTimelines).catchUp(NOW);
    expect((await drifting())?.drifts.filter(({ schoolId }) => schoolId === told.school.id)).toEqual([]);
  });

  it('names the school of a corrupted anchor, with both values, and repairs nothing; reads stay right', async () => {
    const told = await paidSchool();
    await paidSchool();
    const corrupted =
      "UPDATE subscriptions SET expires_at = '2030-01-01T00:00:00+08:00' WHERE school_id = $1";
    await change(corrupted, told.school);
    for (const _again of [1, 2])
      expect((await drifting())?.drifts).toEqual([
        {
          schoolId: told.school.id,
          what: 'expiresAt',
          stored: '2029-12-31T16:00:00.000Z',
          derived: '2026-02-09T16:00:00.000Z',
        },
      ]);
    expect(await statusAt(told, '2026-02-10')).toMatchObject({
      restrictionLevel: 'grace_period',
      expiresAt: '2026-02-10T00:00:00.000+08:00',
    });
    await change(
      'UPDATE subscriptions SET expires_at = $2 WHERE school_id = $1'.replace(
        '$2',
        "'2026-02-10T00:00:00+08:00'",
      ),
      told.school,
    );
    expect((await drifting())?.drifts).toEqual([]);
  });

  it('names a school whose boundaries or whole row are gone', async () => {
    const [without, gone] = [await paidSchool(), await paidSchool()];
    await change(
      "DELETE FROM subscription_boundaries WHERE school_id = $1 AND rule = 'grace-end'",
      without.school,
    );
    await change('DELETE FROM subscriptions WHERE school_id = $1', gone.school);
    const found = (await drifting())?.drifts ?? [];
    expect(found.filter(({ schoolId }) => schoolId === without.school.id)).toMatchObject([
      { what: 'boundaries' },
    ]);
    expect(found.some(({ schoolId }) => schoolId === gone.school.id)).toBe(true);
  });

  it('counts the schools of its last run for Prometheus', async () => {
    await drifting();
    const { text } = await t.call('get', '/api/metrics').expect(200);
    expect(text.split('\n')).toContain('subscription_drifting_schools 2');
  });
});
