import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';

export type TransactionIdentity =
  | Readonly<{ role: 'tenant'; schoolId: string }>
  | Readonly<{ role: 'system' }>;

/** One open transaction: who it acts as, its connection, and what to do once it is committed. */
export class TransactionScope {
  private open = true;
  private readonly afterCommit: (() => void)[] = [];

  constructor(
    readonly identity: TransactionIdentity,
    private readonly connection: PoolClient,
  ) {}

  /** Throws once the transaction is over, so that a forgotten await cannot write outside it. */
  get client(): PoolClient {
    if (!this.open) throw new Error('This transaction is over: a query was not awaited inside it.');
    return this.connection;
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
}

const storage = new AsyncLocalStorage<TransactionScope>();

export function currentScope(): TransactionScope | undefined {
  return storage.getStore();
}

export function runInScope<T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> {
  return storage.run(scope, work);
}
