import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<boolean>();

/** For what nobody waits for, sweeps over all schools and commands: a statement of it may take minutes. */
export function withPatience<T>(work: () => Promise<T>): Promise<T> {
  return storage.run(true, work);
}

export function hasPatience(): boolean {
  return storage.getStore() ?? false;
}
