import { Redis } from 'ioredis';
import { Client, DatabaseError } from 'pg';

type Environment = Readonly<Record<string, string>>;

const DEADLOCK = '40P01';
const TRUNCATE_ALL = `
  DO $$ BEGIN
    EXECUTE (SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
      FROM pg_tables WHERE schemaname = 'bullmq' AND tablename NOT LIKE '%migration%');
  END $$`;

/** Every job and every schedule gone at once, as when somebody empties the engine. */
export async function emptyQueues(environment: Environment): Promise<void> {
  if (environment.REDIS_URL) await onRedis(environment.REDIS_URL, (redis) => redis.flushdb());
  else await emptyTables(environment);
}

/** Workers that go on lock the same tables in another order; where that crosses, Postgres ends one of the two. */
async function emptyTables(environment: Environment): Promise<void> {
  try {
    await onPostgres(environment, TRUNCATE_ALL);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== DEADLOCK) throw error;
    await emptyTables(environment);
  }
}

/** Lets a Redis drop what it holds when it is full, until `keepAllJobs`; a Postgres never does. */
export async function letJobsBeDropped({ REDIS_URL }: Environment): Promise<void> {
  if (REDIS_URL) await onRedis(REDIS_URL, (redis) => redis.config('SET', 'maxmemory-policy', 'allkeys-lru'));
}

export async function keepAllJobs({ REDIS_URL }: Environment): Promise<void> {
  if (REDIS_URL) await onRedis(REDIS_URL, (redis) => redis.config('SET', 'maxmemory-policy', 'noeviction'));
}

/** What time does by itself: the lock of a killed worker runs out and one check for stalled jobs has seen it. */
export async function letLocksExpire(environment: Environment, jobId: string): Promise<void> {
  if (environment.REDIS_URL)
    await onRedis(environment.REDIS_URL, async (redis) => {
      await redis.sadd('bull:subscription:stalled', jobId);
      await redis.del(`bull:subscription:${jobId}:lock`, 'bull:subscription:stalled-check');
    });
  else
    await onPostgres(
      environment,
      `UPDATE job SET locked_until_ms = 1, stalled_marked = true WHERE state = 'active';
       DELETE FROM meta WHERE field = 'stalled-check'`,
    );
}

async function onRedis(url: string, work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(url);
  await work(redis);
  await redis.quit();
}

async function onPostgres({ DATABASE_URL }: Environment, statements: string): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL, options: '-c search_path=bullmq' });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
