import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { loadEnv } from '../src/config/load-env.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { Database } from '../src/platform/database/database.js';
import type { JobDefinition } from '../src/platform/queue/job-definition.js';
import { JobQueue } from '../src/platform/queue/job-queue.js';
import { JobWorkers } from '../src/platform/queue/job-workers.js';
import { queueBackend } from '../src/platform/queue/queue-backend.js';
import { emptyQueues, keepAllJobs, letJobsBeDropped, letLocksExpire } from './support/queue-engine.js';
import { queueOf } from './support/queue-of.js';
import { HANG, RECORD, RETRY, RUNS_TABLE, Runs, startQueueProbe, TICK } from './support/queue-probe.js';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.js';
import { createTestDatabase, onCluster, type TestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';
import { startWorkerProcess, type WorkerProcess } from './support/worker-process.js';

let testDatabase: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  environment = environmentOf(testDatabase.url, 'http://127.0.0.1:1');
  await onCluster(testDatabase.superuserUrl, RUNS_TABLE);
});
afterAll(() => testDatabase?.drop());

/** By its id: a look at every state, one after the other, misses a job that goes from one to the next meanwhile. */
const jobOf = (app: INestApplicationContext, { name }: { name: string }, n: number) =>
  queueOf(app, 'subscription').getJob(`${name}-${n}`);

/** A job that is done, either way, leaves nothing behind. */
const isDone = (app: INestApplicationContext, job: { name: string }, n: number) =>
  waitUntil(async () => !(await jobOf(app, job, n)));

/** A number that no other test of this file uses. */
let last = 0;
const next = () => {
  last += 1;
  return last;
};

describe('a job', () => {
  let probe: INestApplicationContext;
  const inTransaction = <T>(work: () => Promise<T>) => probe.get(Database).systemTransaction(work);
  const add = <P extends { n: number }>(job: JobDefinition<P>, payload: P, id = String(payload.n)) =>
    probe.get(JobQueue).add(job, payload, id);
  const runsOf = async (job: { name: string }, n: number) =>
    (await probe.get(Runs).of(job)).filter((run) => run.n === n);
  const hasRun = (n: number) => waitUntil(async () => (await runsOf(RECORD, n)).length > 0);

  beforeAll(async () => {
    probe = await startQueueProbe(loadEnv(environment));
  });
  afterAll(() => probe?.close());

  it('that was added in a transaction is there once that commits, and not before', async () => {
    const n = next();
    const { promise: committing, resolve: commit } = Promise.withResolvers<void>();
    const transaction = inTransaction(async () => {
      await add(RECORD, { n });
      await committing;
    });
    await wait(200);
    expect(await jobOf(probe, RECORD, n)).toBeUndefined();
    expect(await runsOf(RECORD, n)).toEqual([]);
    commit();
    await transaction;
    await hasRun(n);
  });

  it('that was added in a transaction is never there when that rolls back', async () => {
    const [lost, later] = [next(), next()];
    const failed = inTransaction(async () => {
      await add(RECORD, { n: lost });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await add(RECORD, { n: later });
    await hasRun(later);
    expect(await runsOf(RECORD, lost)).toEqual([]);
  });

  it('that a school adds in its own transaction runs too', async () => {
    const n = next();
    const schoolId = '0b9c4a0e-6f0e-4b8e-9d3c-3a5f8f0a1b2c';
    await probe.get(Database).tenantTransaction(schoolId, () => add(RECORD, { n }));
    await hasRun(n);
  });

  it('is one while it waits, however often it is added', async () => {
    const [n, later] = [next(), next()];
    await inTransaction(async () => {
      for (let time = 0; time < 5; time += 1) await add(RECORD, { n });
    });
    await hasRun(n);
    await add(RECORD, { n: later });
    await hasRun(later);
    expect(await runsOf(RECORD, n)).toHaveLength(1);
  });

  it('may be added again once it is done', async () => {
    const n = next();
    await add(RECORD, { n });
    await hasRun(n);
    await isDone(probe, RECORD, n);
    await add(RECORD, { n });
    await waitUntil(async () => (await runsOf(RECORD, n)).length === 2);
  });

  it('is tried again after a failure, and at most as often as it says', async () => {
    const [recovers, fails] = [next(), next()];
    await add(RETRY, { n: recovers, failures: 2 });
    await add(RETRY, { n: fails, failures: 99 });
    for (const n of [recovers, fails]) await isDone(probe, RETRY, n);
    const attempts = [
      { attempt: 1, last: false },
      { attempt: 2, last: false },
      { attempt: 3, last: true },
    ];
    for (const n of [recovers, fails])
      expect(await runsOf(RETRY, n)).toEqual(attempts.map((attempt) => expect.objectContaining(attempt)));
  });
});

describe('workers in processes of their own', () => {
  let api: INestApplicationContext;
  let workers: WorkerProcess[] = [];

  const hanging = () => startWorkerProcess({ ...environment, PROBE_HANGS: 'yes' });
  const stopAll = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await Promise.all(workers.map((worker) => worker.stop(signal)));
    workers = [];
  };
  const runsOf = (job: { name: string }) => api.get(Runs).of(job);
  const add = (job: JobDefinition<{ n: number }>, n: number) => api.get(JobQueue).add(job, { n }, String(n));

  beforeAll(async () => {
    api = await startQueueProbe(loadEnv({ ...environment, ROLE: 'api' }));
    workers = await Promise.all([hanging(), hanging()]);
  });
  afterAll(async () => {
    await stopAll('SIGKILL');
    await api?.close();
  });

  it('share the load and do nothing twice', async () => {
    const numbers = Array.from({ length: 150 }, next);
    await Promise.all(numbers.map((n) => add(RECORD, n)));
    for (const n of numbers) await isDone(api, RECORD, n);
    const runs = (await runsOf(RECORD)).filter(({ n }) => numbers.includes(n));
    expect(runs.map(({ n }) => n).sort((a, b) => a - b)).toEqual(numbers);
    expect(new Set(runs.map(({ pid }) => pid))).toEqual(new Set(workers.map(({ pid }) => pid)));
  });

  it('keep one schedule together, also when one of them starts again', async () => {
    const ticked = async (times: number) => {
      const before = (await runsOf(TICK)).length;
      await waitUntil(async () => (await runsOf(TICK)).length >= before + times);
    };
    await ticked(3);
    await workers.pop()?.stop('SIGTERM');
    workers.push(await hanging());
    await ticked(3);
    await stopAll('SIGTERM');
    const schedules = await queueOf(api, 'subscription').getJobSchedulers();
    expect(schedules).toEqual([
      expect.objectContaining({ key: TICK.name, iterationCount: expect.any(Number) }),
    ]);
    // Whoever starts takes the next turn over, which is not counted once more.
    expect((await runsOf(TICK)).length).toBeLessThanOrEqual((schedules[0]?.iterationCount ?? 0) + 1);
  });

  it('run a job again whose worker was killed', async () => {
    const n = next();
    workers = [await hanging()];
    const killed = workers[0]?.pid;
    await add(HANG, n);
    await waitUntil(async () => (await runsOf(HANG)).length === 1);
    await stopAll('SIGKILL');
    expect(await (await jobOf(api, HANG, n))?.getState()).toBe('active');

    await letLocksExpire(environment, `${HANG.name}-${n}`);
    workers = [await startWorkerProcess(environment)];
    await isDone(api, HANG, n);
    expect((await runsOf(HANG)).map(({ pid }) => pid)).toEqual([killed, workers[0]?.pid]);
  });
});

describe('a worker whose engine is away', () => {
  const through = (proxy: TcpProxy, address: string) => {
    const url = new URL(address);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return url.href;
  };
  const addressOf = ({ REDIS_URL, DATABASE_URL = '' }: Record<string, string>) => REDIS_URL || DATABASE_URL;

  it('ends all the same', async () => {
    const { hostname, port } = new URL(addressOf(environment));
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    const engine = through(proxy, addressOf(environment));
    const worker = await startWorkerProcess({
      ...environment,
      ...(environment.REDIS_URL ? { REDIS_URL: engine } : { DATABASE_URL: engine }),
    });
    await proxy.cut();
    const ended = worker.stop('SIGTERM').then(() => 'ended');
    const outcome = await Promise.race([ended, wait(10_000, 'still there')]);
    if (outcome !== 'ended') await worker.stop('SIGKILL');
    expect(outcome).toBe('ended');
  });
});

describe('a queue that was emptied', () => {
  it('gets its schedules back from any worker', async () => {
    const probe = await startQueueProbe(loadEnv(environment));
    const ticks = async () => (await probe.get(Runs).of(TICK)).length;
    await emptyQueues(environment);
    const before = await ticks();
    await probe.get(JobWorkers).restoreSchedules();
    await waitUntil(async () => (await ticks()) > before + 1);
    await probe.close();
  });
});

describe('the engine', () => {
  it('says when it may drop jobs to make room, as a Redis may that is set so', async () => {
    const backend = queueBackend(loadEnv(environment));
    expect(await backend.complaint()).toBeUndefined();
    await letJobsBeDropped(environment);
    const complaint = await backend.complaint();
    await keepAllJobs(environment);
    await backend.close();
    const [warning, naming] = environment.REDIS_URL ? ['allkeys-lru', 'noeviction'] : ['', ''];
    expect(complaint ?? '').toContain(warning);
    expect(complaint ?? '').toContain(naming);
  });
});

describe('a schedule by the calendar', () => {
  it.each([
    ['0 8 * * *', '00:00:00.000Z'],
    ['0 0 * * *', '16:00:00.000Z'],
    ['30 23 * * *', '15:30:00.000Z'],
  ])('%s means the hour in Malaysia: %s', async (pattern, hour) => {
    const backend = queueBackend(loadEnv(environment));
    const queue = backend.openQueue('webhooks');
    const now = systemNow();
    const schedule = { pattern, tz: 'Asia/Kuala_Lumpur' };
    const job = await queue.upsertJobScheduler('probe.nightly', schedule, { name: 'probe.nightly' });
    await queue.close();
    await backend.close();
    // The id of the planned job names its instant exactly; its timestamp and delay are read apart from each other.
    const run = new Date(Number(job?.id?.split(':').at(-1)));
    expect(run.toISOString().slice(11)).toBe(hour);
    expect(run.getTime()).toBeGreaterThan(now);
    expect(run.getTime()).toBeLessThanOrEqual(now + 24 * 3_600_000);
  });
});
