import { AsyncLocalStorage } from 'node:async_hooks';
import { ReadScope } from './read-scope.js';
import { TransactionScope } from './transaction-scope.js';

export type Scope = TransactionScope | ReadScope;

const storage = new AsyncLocalStorage<Scope>();

export function currentScope(): Scope | undefined {
  return storage.getStore();
}

export function currentTransaction(): TransactionScope | undefined {
  const scope = currentScope();
  return scope instanceof TransactionScope ? scope : undefined;
}

export function runInScope<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  return storage.run(scope, work);
}
