import { systemNow } from '../src/platform/clock/system-clock.js';
import { ScheduleRuns } from '../src/platform/queue/schedule-runs.js';
import { queueOf } from './support/queue-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());

const state = async (name: string, now?: number) =>
  (await t.app.get(ScheduleRuns).states(now)).find((one) => one.name === name);

const failingSeconds = async (name: string) => {
  const { text } = await t.call('get', '/api/metrics').expect(200);
  return Number(text.split(`schedule_failing_seconds{schedule="${name}"} `)[1]?.split('\n')[0]);
};

describe('What runs by itself', () => {
  it('leaves when it was planned, when it ran and what came of it', async () => {
    const name = 'subscription.sweep-due-boundaries';
    await waitUntil(async () => (await state(name))?.lastRun?.outcome === 'succeeded');
    const { lastRun, nextAt } = (await state(name)) ?? {};
    expect(lastRun).toMatchObject({ outcome: 'succeeded', error: null, failures: 0 });
    expect(lastRun?.finishedAt).toBeGreaterThanOrEqual(lastRun?.startedAt ?? Number.POSITIVE_INFINITY);
    expect(nextAt).toBe((lastRun?.plannedAt ?? 0) + 60_000);
  });

  it('is planned for the instants at which it runs, not one interval earlier', async () => {
    const name = 'mail.sweep';
    const intervalMs = 1_000;
    const queue = queueOf(t.app, 'mail');
    await queue.upsertJobScheduler(name, { every: intervalMs }, { name, data: {}, opts: { attempts: 1 } });
    const runsBefore = (await state(name))?.lastRun?.runs ?? 0;
    await waitUntil(async () => {
      const [last, scheduler] = [(await state(name))?.lastRun, await queue.getJobScheduler(name)];
      const isSecond = (last?.runs ?? 0) >= runsBefore + 2;
      return isSecond && last?.plannedAt === (scheduler?.next ?? 0) - intervalMs;
    });
    const { lastRun } = (await state(name)) ?? {};
    expect(lastRun?.plannedAt).toBeLessThanOrEqual(systemNow());
    expect((await state(name, lastRun?.startedAt))?.latenessMs).toBe(0);
  });

  it('is late by what has gone by since it was due, also for Prometheus', async () => {
    const name = 'webhooks.sweep-inbox';
    await waitUntil(async () => (await state(name))?.lastRun?.outcome === 'succeeded');
    const plannedAt = (await state(name))?.lastRun?.plannedAt ?? 0;
    expect((await state(name, plannedAt + 10_000))?.latenessMs).toBe(0);
    expect((await state(name, plannedAt + 150_000))?.latenessMs).toBe(140_000);
    const { text } = await t.call('get', '/api/metrics').expect(200);
    const lines = text.split('\n');
    expect(lines).toContain(`schedule_lateness_seconds{schedule="${name}"} 0`);
    expect(lines.some((line) => line.startsWith(`schedule_duration_seconds{schedule="${name}"} `))).toBe(
      true,
    );
  });

  it('keeps a failure and its reason, and lets it be seen', async () => {
    const runs = t.app.get(ScheduleRuns);
    const failing = runs.record('subscription.check-drift', systemNow(), () =>
      Promise.reject(new Error('no more room')),
    );
    await expect(failing).rejects.toThrow('no more room');
    expect((await state('subscription.check-drift'))?.lastRun).toMatchObject({
      outcome: 'failed',
      error: 'Error: no more room',
      runs: 1,
      failures: 1,
      succeededAt: null,
    });
    const since = (await state('subscription.check-drift'))?.lastRun?.failingSince;
    expect(since).toBeGreaterThan(systemNow() - 60_000);
    await expect(
      runs.record('subscription.check-drift', systemNow(), () => Promise.reject(new Error('again'))),
    ).rejects.toThrow('again');
    expect((await state('subscription.check-drift'))?.lastRun?.failingSince).toBe(since);
    expect(await failingSeconds('subscription.check-drift')).toBeGreaterThan(0);
    await runs.record('subscription.check-drift', systemNow(), async () => undefined);
    expect(await failingSeconds('subscription.check-drift')).toBe(0);
    expect((await state('subscription.check-drift'))?.lastRun).toMatchObject({
      outcome: 'succeeded',
      error: null,
      failingSince: null,
      runs: 3,
      failures: 2,
    });
  });

  it('ends where an earlier build has planned what this one does not do', async () => {
    const queue = queueOf(t.app, 'mail');
    const name = 'of-an-earlier-build';
    await queue.upsertJobScheduler(name, { every: 200 }, { name, data: {}, opts: { attempts: 1 } });
    await waitUntil(async () => !(await queue.getJobScheduler(name)));
    expect(await state(name)).toBeUndefined();
  });

  it('at night is planned by the clock of Malaysia', async () => {
    const scheduler = await queueOf(t.app, 'subscription').getJobScheduler('subscription.check-drift');
    expect(scheduler).toMatchObject({ pattern: '10 3 * * *', tz: 'Asia/Kuala_Lumpur' });
  });
});
