import type { Change } from './sheet';

/** What was done in one go: an entry, a fill, a whole paste. */
export type Step<Value> = readonly Change<Value>[];

/** The latest stands last in both. */
export type ChangeHistory<Value> = Readonly<{ done: readonly Step<Value>[]; undone: readonly Step<Value>[] }>;

const kept = 200;

export const noHistory: ChangeHistory<never> = { done: [], undone: [] };

/** What was undone before is gone: there is one way back, and one on. A step without a change is none. */
export function withStep<Value>(history: ChangeHistory<Value>, step: Step<Value>): ChangeHistory<Value> {
  return step.length > 0 ? { done: [...history.done, step].slice(-kept), undone: [] } : history;
}

type Turn<Value> = { history: ChangeHistory<Value>; changes: Step<Value> };

/** The changes that take the last step back; none where there is nothing to take back. */
export function undoStep<Value>({ done, undone }: ChangeHistory<Value>): Turn<Value> {
  const step = done.at(-1) ?? [];
  const back = step.map(({ row, column, before, after }) => ({ row, column, before: after, after: before }));
  return {
    history: { done: done.slice(0, -1), undone: step.length > 0 ? [...undone, step] : undone },
    changes: back.reverse(),
  };
}

export function redoStep<Value>({ done, undone }: ChangeHistory<Value>): Turn<Value> {
  const step = undone.at(-1) ?? [];
  return {
    history: { done: step.length > 0 ? [...done, step] : done, undone: undone.slice(0, -1) },
    changes: step,
  };
}
