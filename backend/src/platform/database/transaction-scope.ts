import type { PoolClient, QueryResult } from 'pg';
import { tracedQuery } from '../tracing/traced-query.js';
import { beginningAs, type Identity } from './identity.js';
import { type Runner, runLed } from './led-statement.js';
import type { StatementCount } from './statement-count.js';
import { TransactionMemory } from './transaction-memory.js';

/** One open transaction: who it acts as, its connection, and what to do once it is committed. */
export class TransactionScope {
  private open = true;
  private first: Promise<QueryResult> | undefined;
  private readonly afterCommit: (() => void)[] = [];
  private readonly remembered = new TransactionMemory();
  private readonly runner: Runner = {
    query: (text, values = []) => {
      this.statements?.add();
      this.remembered.hear(text);
      return tracedQuery(text, () => this.run(text, values));
    },
  };

  constructor(
    readonly identity: Identity,
    private readonly connection: PoolClient,
    private readonly statements?: StatementCount,
  ) {}

  /** Throws once the transaction is over, so that a forgotten await cannot write outside it. */
  get client(): Runner {
    if (!this.open) throw new Error('This transaction is over: a query was not awaited inside it.');
    return this.runner;
  }

  /** Throws as `client` does. */
  get memory(): TransactionMemory {
    if (!this.open) throw new Error('This transaction is over: a reading was not awaited inside it.');
    return this.remembered;
  }

  /** Its first statement, which begins it; none as long as there is nothing to end. */
  get beginning(): Promise<QueryResult> | undefined {
    return this.first;
  }

  onCommit(action: () => void): void {
    this.afterCommit.push(action);
  }

  close(): void {
    this.open = false;
  }

  committed(): void {
    for (const action of this.afterCommit) action();
  }

  /** The first statement takes the beginning with it; until that stands, no other may go out. */
  private async run(text: string, values: readonly unknown[]): Promise<QueryResult> {
    if (this.first) {
      await this.first;
      return this.connection.query(text, [...values]);
    }
    this.first = runLed(this.connection, beginningAs(this.identity), { text, values });
    return this.first;
  }
}
