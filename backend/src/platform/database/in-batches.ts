import DataLoader from 'dataloader';
import { currentScope } from './current-scope.js';
import { isDatabaseUnavailable, isOverdue } from './is-database-unavailable.js';

type Work<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/** `atMost`: items of one batch. `lanes`: batches at the same time, each with a connection of its own. */
type BatchLimits = Readonly<{ atMost: number; lanes: number }>;

/**
 * `work` on many items at once in place of one by one: what is asked for while every lane is busy makes the next
 * batch, so that one alone never waits. A batch that fails is worked off item by item, so that each hears of its own
 * failure alone; one that fails because the database is away fails for all. A batch commits by itself, so it is never
 * asked for in a transaction.
 */
export function inBatches<Item, Result>(
  work: Work<Item, Result>,
  { atMost, lanes }: BatchLimits,
): (item: Item) => Promise<Result> {
  const running = new Set<Promise<unknown>>();
  const run = (items: readonly Item[]) => {
    const batch = settle(work, items).finally(() => running.delete(batch));
    running.add(batch);
    return batch;
  };
  const whenLaneIsFree = async (dispatch: () => void) => {
    // Never at once: what asks first is not in its batch yet.
    await null;
    while (running.size >= lanes) await Promise.race(running);
    dispatch();
  };
  const options = { cache: false, maxBatchSize: atMost, batchScheduleFn: whenLaneIsFree };
  const loader = new DataLoader<Item, PromiseSettledResult<Result>>(run, options);
  return async (item) => {
    if (currentScope()) throw new Error('A batch has a transaction of its own.');
    const result = await loader.load(item);
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  };
}

/** What became of each. A failure is told as such, never as a value that has to be looked at to know it for one. */
async function settle<Item, Result>(
  work: Work<Item, Result>,
  items: readonly Item[],
): Promise<PromiseSettledResult<Result>[]> {
  try {
    return (await work(items)).map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    if (items.length === 1 || isDatabaseUnavailable(reason) || isOverdue(reason))
      return items.map(() => ({ status: 'rejected', reason }));
  }
  const results: PromiseSettledResult<Result>[] = [];
  for (const item of items) results.push(...(await settle(work, [item])));
  return results;
}
