import { DatabaseError, type PoolClient, type QueryResult } from 'pg';
import { tracedQuery } from '../tracing/traced-query.js';
import { type Identity, readingAs } from './identity.js';
import { type Lead, type Runner, runLed } from './led-statement.js';
import type { StatementCount } from './statement-count.js';
import type { StatementNames } from './statement-names.js';
import { TransactionMemory } from './transaction-memory.js';

/** Statements that only read, each a transaction by itself: there is nothing to begin and nothing to commit. */
export class ReadScope {
  /** Nothing is written in it: what was read stays what it was. */
  readonly memory = new TransactionMemory();

  private open = true;
  private readonly leads: readonly Lead[];
  private readonly runner: Runner = {
    query: (text, values = []) => {
      this.statements?.add();
      return tracedQuery(text, () => this.run(text, values));
    },
  };

  /** `names` is left out where a pooler in front of Postgres could hand a statement to a connection that did not prepare it. */
  constructor(
    readonly identity: Identity,
    private readonly connection: PoolClient,
    private readonly names?: StatementNames,
    private readonly statements?: StatementCount,
  ) {
    this.leads = readingAs(identity);
  }

  /** Throws once the reading is over, so that a forgotten await cannot read as whoever is next. */
  get client(): Runner {
    if (!this.open) throw new Error('This reading is over: a query was not awaited inside it.');
    return this.runner;
  }

  close(): void {
    this.open = false;
  }

  private async run(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const { role } = this.identity;
    const name = this.names?.nameOf(role, text);
    try {
      return await runLed(this.connection, this.leads, { name, text, values });
    } catch (error) {
      if (name === undefined || !isOutdated(error)) throw error;
      this.names?.forget(role, text);
      return runLed(this.connection, this.leads, { text, values });
    }
  }
}

/** A migration has changed a table since the statement was prepared. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  );
}
