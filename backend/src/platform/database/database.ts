import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { ambient } from './ambient.js';
import { currentScope, runInScope, type Scope } from './current-scope.js';
import { type Identity, longestSilence, preparedLeads } from './identity.js';
import { hasPatience } from './patience.js';
import { ReadScope } from './read-scope.js';
import { StatementCount } from './statement-count.js';
import { StatementNames } from './statement-names.js';
import { surviveLostConnections } from './survive-lost-connections.js';
import type { Asked } from './transaction-memory.js';
import { TransactionScope } from './transaction-scope.js';
import { allowSilence, KEPT_ALIVE, watchLine } from './watch-line.js';

const POOL_SIZE = 10;
const CONNECTING_MS = 5_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The only way to the database: every query acts for one school (row-level security shows it nothing else) or, at
 * named entry points, for the system; in a transaction, or by itself where it only reads.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  readonly pool: Pool;
  readonly statements = new StatementCount();

  /** None beside a pooler, which could hand a statement to a connection that has not prepared it. */
  private readonly names: StatementNames | undefined;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    const { url, directUrl } = config.database;
    this.names = url === directUrl ? new StatementNames() : undefined;
    this.pool = new Pool({
      connectionString: url,
      ...KEPT_ALIVE,
      onConnect: (client) => begin(client, this.names !== undefined),
      max: POOL_SIZE,
      pipeline: true,
      connectionTimeoutMillis: CONNECTING_MS,
      application_name: `rekod-${config.role}`,
    });
    surviveLostConnections(this.pool);
  }

  /** A query builder over the given tables that always runs in the current transaction or reading. */
  tables<Tables>(): Kysely<Tables> {
    return ambient as Kysely<Tables>;
  }

  /** Database work for one school. Joins the current transaction if that acts for the same school. */
  tenantTransaction<T>(schoolId: string, work: () => Promise<T>): Promise<T> {
    return this.transaction(tenant(schoolId), work);
  }

  /** Database work over all schools: sweeps, inbox, read models. */
  systemTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.transaction(system(), work);
  }

  /** Reads of one school, each of what is committed then; a write among them is refused. Joins as transactions do. */
  tenantRead<T>(schoolId: string, work: () => Promise<T>): Promise<T> {
    return this.read(tenant(schoolId), work);
  }

  /** Reads over all schools: read models, look-ups before a school is known. */
  systemRead<T>(work: () => Promise<T>): Promise<T> {
    return this.read(system(), work);
  }

  /**
   * A reading that a transaction or a `tenantRead` does once, however often it asks, until one of its tables is written
   * or a lock is taken. Made once, of something that nobody decides upon: what is decided upon is read under its lock.
   */
  once<Args extends readonly Asked[], T>(read: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
    return async (...args) => currentScope()?.memory.once(read, args) ?? read(...args);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async transaction<T>(identity: Identity, work: () => Promise<T>): Promise<T> {
    const outer = currentScope();
    if (outer) {
      checkJoining(outer, identity);
      if (outer instanceof ReadScope) throw new Error('A transaction cannot start inside a reading.');
      return work();
    }
    const client = await this.connect(identity);
    const scope = new TransactionScope(identity, client, this.statements);
    const result = await this.runToEnd(scope, client, work);
    scope.committed();
    return result;
  }

  private async read<T>(identity: Identity, work: () => Promise<T>): Promise<T> {
    const outer = currentScope();
    if (outer) {
      checkJoining(outer, identity);
      return work();
    }
    const client = await this.connect(identity);
    const scope = new ReadScope(identity, client, this.names, this.statements);
    try {
      return await runInScope(scope, work);
    } finally {
      scope.close();
      client.release();
    }
  }

  private async connect(identity: Identity): Promise<PoolClient> {
    const client = await this.pool.connect();
    allowSilence(client, longestSilence(identity));
    return client;
  }

  private async runToEnd<T>(scope: TransactionScope, client: PoolClient, work: () => Promise<T>): Promise<T> {
    let broken = true;
    try {
      const result = await runInScope(scope, work);
      scope.close();
      await commit(scope, client);
      broken = false;
      return result;
    } catch (error) {
      scope.close();
      broken = await rollBack(scope, client);
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

async function begin(client: ClientBase, prepares: boolean): Promise<void> {
  watchLine(client, CONNECTING_MS);
  if (prepares) await Promise.all(preparedLeads().map((lead) => client.query(lead)));
}

function system(): Identity {
  return hasPatience() ? { role: 'system', patient: true } : { role: 'system' };
}

function tenant(schoolId: string): Identity {
  if (!UUID.test(schoolId)) throw new Error('A school id is a UUID.');
  return { role: 'tenant', schoolId };
}

function checkJoining({ identity: outer }: Scope, identity: Identity): void {
  const sameSchool =
    outer.role === 'tenant' && identity.role === 'tenant' && outer.schoolId === identity.schoolId;
  if (sameSchool || (outer.role === 'system' && identity.role === 'system')) return;
  throw new Error(`A ${identity.role} transaction cannot start inside another ${outer.role} transaction.`);
}

/** A transaction with a failed query ends by rolling back, and Postgres reports that as a success. */
async function commit(scope: TransactionScope, client: PoolClient): Promise<void> {
  if (!scope.beginning) return;
  await scope.beginning;
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT')
    throw new Error('Nothing was committed: the failure of a query in this transaction was ignored.');
}

/** Whether the connection is of no more use. */
async function rollBack(scope: TransactionScope, client: PoolClient): Promise<boolean> {
  if (!scope.beginning) return false;
  return client.query('ROLLBACK').then(
    () => false,
    () => true,
  );
}
