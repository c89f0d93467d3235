import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { currentScope } from './current-scope.js';

/** Hands kysely the connection of the current transaction or reading and leaves its life to that. */
class AmbientPool {
  readonly options = {};

  async connect() {
    const scope = currentScope();
    if (!scope)
      throw new Error('No transaction is open: wrap the work in a transaction or a reading of Database.');
    return { query: scope.client.query as PoolClient['query'], release: () => undefined };
  }

  async end(): Promise<void> {}
}

/** A query builder that always runs in the current transaction or reading; it holds nothing of its own. */
export const ambient = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new AmbientPool() }) });
