import { createPostgresBackend, type Job, Queue, Worker, type WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { AppConfig } from '../../config/app-config.js';
import { currentTransaction } from '../database/current-scope.js';
import { surviveLostConnections } from '../database/survive-lost-connections.js';
import { KEPT_ALIVE, watchLine } from '../database/watch-line.js';

/** Nothing that the queue asks of Postgres takes longer. A worker that hears no news for so long asks for some. */
const STATEMENT_MS = 15_000;
const CONNECTING_MS = 10_000;
/** Longer than a worker on Redis waits for a job at a time, 10 s: a line that is silent for longer is dead. */
const REDIS_SILENT_MS = 15_000;

export type OpenQueue = Pick<
  Queue,
  | 'name'
  | 'add'
  | 'addBulk'
  | 'upsertJobScheduler'
  | 'getJobScheduler'
  | 'removeJobScheduler'
  | 'getWaitingCount'
  | 'getJobCounts'
  | 'getFailed'
  | 'remove'
  | 'waitUntilReady'
  | 'close'
>;
export type OpenWorker = Pick<Worker, 'close' | 'waitUntilReady'>;
export type WorkerHooks = Readonly<{
  run(job: Job): Promise<void>;
  lost(error: Error): void;
  failed(job: Job | undefined, error: Error): void;
}>;

/** The one place that knows which engine keeps the jobs. */
export type QueueBackend = Readonly<{
  /** Whether `add` inside a transaction commits and rolls back with it; otherwise it must wait for the commit. */
  joinsTransactions: boolean;
  openQueue(name: string): OpenQueue;
  openWorker(name: string, hooks: WorkerHooks, options: Omit<WorkerOptions, 'connection'>): OpenWorker;
  /** A sentence when the engine may lose what it is given. */
  complaint(): Promise<string | undefined>;
  close(): Promise<void>;
}>;

export function queueBackend(config: AppConfig): QueueBackend {
  return config.redis ? redisBackend(config.redis.url) : postgresBackend(config.database.directUrl);
}

function postgresBackend(url: string): QueueBackend {
  const pool = poolOf(url, { max: 3 });
  // A crash may forget what workers last said of jobs; those run again, as they may, so nobody waits for the disk.
  const workersPool = poolOf(url, { max: 6, settings: '-c synchronous_commit=off' });
  const ambient = joinCurrentTransaction(pool);
  return {
    joinsTransactions: true,
    openQueue: (name) =>
      new Queue(name, { connection: ambient }, createPostgresBackend).on('error', () => undefined),
    openWorker: (name, hooks, options) =>
      new Worker(name, hooks.run, { ...options, connection: workersPool }, createPostgresBackend)
        .on('error', hooks.lost)
        .on('failed', hooks.failed),
    complaint: async () => undefined,
    close: async () => void (await Promise.all([pool.end(), workersPool.end()])),
  };
}

function poolOf(url: string, { max, settings = '' }: Readonly<{ max: number; settings?: string }>): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECTING_MS,
    ...KEPT_ALIVE,
    options: `-c search_path=bullmq -c statement_timeout=${STATEMENT_MS} ${settings}`,
    onConnect: (client) => watchLine(client, STATEMENT_MS),
  });
  surviveLostConnections(pool);
  return pool;
}

/** A pool whose queries run in the caller's transaction when there is one: the job commits with the row. */
function joinCurrentTransaction(pool: Pool): Pool {
  const query = (text: string, values?: unknown[]) =>
    (currentTransaction()?.client ?? pool).query(text, values);
  return new Proxy(pool, {
    get: (target, key) => {
      if (key === 'query') return query;
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function redisBackend(url: string): QueueBackend {
  const connection = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: REDIS_SILENT_MS });
  connection.on('error', () => undefined);
  const isThere = () => connection.status === 'ready';
  /** A process that ends waits for no Redis that is away, or goes meanwhile: its jobs are another's once their locks run out. */
  const whileThere = async (ending: Promise<unknown>) => {
    const away = new Promise((resolve) => connection.once('close', resolve));
    await Promise.race([ending, away]);
  };
  return {
    joinsTransactions: false,
    openQueue: (name) => new Queue(name, { connection }).on('error', () => undefined),
    openWorker: (name, hooks, options) => {
      const worker = new Worker(name, hooks.run, { ...options, connection })
        .on('error', hooks.lost)
        .on('failed', hooks.failed);
      return {
        waitUntilReady: () => worker.waitUntilReady(),
        close: () => (isThere() ? whileThere(worker.close()) : worker.close(true)),
      };
    },
    complaint: async () => evictionComplaint(await connection.info('memory')),
    close: async () => {
      if (isThere()) await whileThere(connection.quit());
      connection.disconnect();
    },
  };
}

/** @param memory what INFO says of it, which is allowed where CONFIG is not */
function evictionComplaint(memory: string): string | undefined {
  const [, policy = 'noeviction'] = /^maxmemory_policy:(\S+)/m.exec(memory) ?? [];
  if (policy === 'noeviction') return undefined;
  return `Redis may drop jobs to make room: its maxmemory-policy is ${policy}, and has to be noeviction.`;
}
