import { QueryClient } from '@tanstack/react-query';
import { hearChanges, keepFresh } from './live-changes';

const key = ['people'] as const;
const minute = 60_000;

/** A page that has read its list at that moment. */
function pageThatRead(at: number) {
  const queries = new QueryClient();
  queries.setQueryData(key, [], { updatedAt: at });
  return { queries, isStale: () => queries.getQueryState(key)?.isInvalidated };
}

it('an open page asks anew for what a topic makes stale', () => {
  const { queries, isStale } = pageThatRead(0);
  const stop = keepFresh(queries, 'membership', 'people');
  expect(isStale()).toBe(false);
  hearChanges(['membership'], minute);
  expect(isStale()).toBe(true);
  stop();
});

it('a page that is opened later asks anew for what it had kept from before', () => {
  hearChanges(['membership'], 2 * minute);
  const old = pageThatRead(minute);
  keepFresh(old.queries, 'membership', 'people')();
  expect(old.isStale()).toBe(true);
  const fresh = pageThatRead(3 * minute);
  keepFresh(fresh.queries, 'membership', 'people')();
  expect(fresh.isStale()).toBe(false);
});

it('where news may have been missed, everything is asked anew', () => {
  const { queries, isStale } = pageThatRead(3 * minute);
  const stop = keepFresh(queries, 'membership', 'people');
  hearChanges('anything', 4 * minute);
  expect(isStale()).toBe(true);
  stop();
});
