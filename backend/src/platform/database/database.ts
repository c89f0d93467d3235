import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { surviveLostConnections } from './survive-lost-connections.js';
import { currentScope, runInScope, type TransactionIdentity, TransactionScope } from './transaction-scope.js';

const POOL_SIZE = 10;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The only way to the database: every query runs in a transaction that acts for one school (row-level
 * security shows it nothing else) or, at named entry points, for the system.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  readonly pool: Pool;
  private readonly ambient: Kysely<unknown>;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.pool = new Pool({
      connectionString: config.database.url,
      max: POOL_SIZE,
      connectionTimeoutMillis: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      application_name: `rekod-${config.role}`,
    });
    surviveLostConnections(this.pool);
    this.ambient = new Kysely({ dialect: new PostgresDialect({ pool: new AmbientPool() }) });
  }

  /** A query builder over the given tables that always runs in the current transaction. */
  tables<Tables>(): Kysely<Tables> {
    return this.ambient as Kysely<Tables>;
  }

  /** Database work for one school. Joins the current transaction if that acts for the same school. */
  tenantTransaction<T>(schoolId: string, work: () => Promise<T>): Promise<T> {
    if (!UUID.test(schoolId)) throw new Error('A school id is a UUID.');
    return this.transaction({ role: 'tenant', schoolId }, work);
  }

  /** Database work over all schools: sweeps, inbox, read models, look-ups before a school is known. */
  systemTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.transaction({ role: 'system' }, work);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async transaction<T>(identity: TransactionIdentity, work: () => Promise<T>): Promise<T> {
    const outer = currentScope();
    if (outer) return this.join(outer, identity, work);

    const client = await this.pool.connect();
    const scope = new TransactionScope(identity, client);
    const result = await this.runToEnd(scope, client, work);
    scope.committed();
    return result;
  }

  private async runToEnd<T>(scope: TransactionScope, client: PoolClient, work: () => Promise<T>): Promise<T> {
    let broken = true;
    try {
      await client.query(opening(scope.identity));
      const result = await runInScope(scope, work);
      scope.close();
      await commit(client);
      broken = false;
      return result;
    } catch (error) {
      scope.close();
      broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  private join<T>(
    outer: TransactionScope,
    identity: TransactionIdentity,
    work: () => Promise<T>,
  ): Promise<T> {
    const sameSchool =
      outer.identity.role === 'tenant' &&
      identity.role === 'tenant' &&
      outer.identity.schoolId === identity.schoolId;
    if (!sameSchool && !(outer.identity.role === 'system' && identity.role === 'system')) {
      throw new Error(
        `A ${identity.role} transaction cannot start inside another ${outer.identity.role} transaction.`,
      );
    }
    return work();
  }
}

/** A transaction with a failed query ends by rolling back, and Postgres reports that as a success. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT')
    throw new Error('Nothing was committed: the failure of a query in this transaction was ignored.');
}

/** BEGIN, the role and the school in one round trip. The id was checked to be a UUID. */
function opening(identity: TransactionIdentity): string {
  return identity.role === 'tenant'
    ? `BEGIN; SET LOCAL ROLE app_tenant; SELECT set_config('app.school_id', '${identity.schoolId}', true)`
    : 'BEGIN; SET LOCAL ROLE app_system';
}

/** Hands kysely the current transaction's connection and leaves its life to the transaction. */
class AmbientPool {
  readonly options = {};

  async connect() {
    const scope = currentScope();
    if (!scope)
      throw new Error('No transaction is open: wrap the work in tenantTransaction or systemTransaction.');
    const client = scope.client;
    return { query: client.query.bind(client) as PoolClient['query'], release: () => undefined };
  }

  async end(): Promise<void> {}
}
