import type { INestApplicationContext } from '@nestjs/common';
import { loadEnv } from '../src/config/load-env.js';
import { Database } from '../src/platform/database/database.js';
import { JobQueue } from '../src/platform/queue/job-queue.js';
import { RECORD, RETRY, RUNS_TABLE, Runs, startQueueProbe } from './support/queue-probe.js';
import { canRunRedis, type RedisServer, startRedis } from './support/redis-server.js';
import { createTestDatabase, onCluster, type TestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

const onRedis = canRunRedis ? describe : describe.skip;

onRedis('a job on Redis', () => {
  let testDatabase: TestDatabase;
  let redis: RedisServer;
  let probe: INestApplicationContext;

  beforeAll(async () => {
    [testDatabase, redis] = await Promise.all([createTestDatabase(), startRedis()]);
    await onCluster(testDatabase.superuserUrl, RUNS_TABLE);
    const environment = environmentOf(testDatabase.url, 'http://127.0.0.1:1');
    probe = await startQueueProbe(loadEnv({ ...environment, REDIS_URL: redis.url }));
  });
  afterAll(async () => {
    await probe?.close();
    await Promise.all([testDatabase?.drop(), redis?.stop()]);
  });

  const inTransaction = <T>(work: () => Promise<T>) => probe.get(Database).systemTransaction(work);
  const add = (n: number) => probe.get(JobQueue).add(RECORD, { n }, String(n));
  const runsOf = async (job: { name: string }, n: number) =>
    (await probe.get(Runs).of(job)).filter((run) => run.n === n);
  const hasRun = (n: number) => waitUntil(async () => (await runsOf(RECORD, n)).length > 0);

  it('that was added in a transaction runs once that has committed', async () => {
    await inTransaction(() => add(1));
    await hasRun(1);
  });

  it('that was added in a transaction is never there when that rolls back', async () => {
    const failed = inTransaction(async () => {
      await add(2);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await add(3);
    await hasRun(3);
    expect(await runsOf(RECORD, 2)).toEqual([]);
  });

  it('is one, however often it is added before it runs', async () => {
    await inTransaction(async () => {
      for (let time = 0; time < 5; time += 1) await add(4);
    });
    await hasRun(4);
    await add(5);
    await hasRun(5);
    expect(await runsOf(RECORD, 4)).toHaveLength(1);
  });

  it('is tried again after a failure, and at most as often as it says', async () => {
    await probe.get(JobQueue).add(RETRY, { n: 6, failures: 99 }, '6');
    await waitUntil(async () => (await runsOf(RETRY, 6)).some(({ last }) => last));
    expect(await runsOf(RETRY, 6)).toEqual([1, 2, 3].map((attempt) => expect.objectContaining({ attempt })));
  });

  it('makes the queue reachable for readiness', async () => {
    expect(await probe.get(JobQueue).isReachable()).toBe(true);
  });
});
