import { onlineManager, QueryClient } from '@tanstack/react-query';
import { statusWith } from './status.builder';
import { statusKey } from './status-query';
import { subscriptionGate } from './subscription-gate';

Object.assign(globalThis, { __FAIL_OPEN__: false });

const active = statusWith({});

function gateKnowing(known: Readonly<{ updatedAt?: number }> = {}) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, gcTime: 0 } },
  });
  queries.setQueryData(statusKey('aba1001'), active, known);
  return subscriptionGate(queries, 'production');
}

const fresh = () => gateKnowing();
const stale = () => gateKnowing({ updatedAt: 0 });

// The client asks a relative address, which only a browser can: here every question fails.

it('answers at once while the last answer is fresh', async () => {
  expect(await fresh().current('aba1001')).toEqual(active);
});

it('is unknown and limited when the status cannot be asked', async () => {
  expect(await stale().current('aba1001')).toMatchObject({
    subscriptionStatus: 'unknown',
    restrictionLevel: 'limited',
  });
});

it('keeps to the last verified answer while the device is offline', async () => {
  onlineManager.setOnline(false);
  expect(await stale().current('aba1001')).toEqual(active);
  onlineManager.setOnline(true);
});

it('answers for each school by itself', async () => {
  expect(await fresh().current('bbb2002')).toMatchObject({ subscriptionStatus: 'unknown' });
});

describe('while the answer does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(QueryClient.prototype, 'fetchQuery').mockReturnValue(new Promise(() => undefined));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['whose status was verified before keeps it', 'aba1001', active],
    ['of which nothing is known is unknown', 'bbb2002', { subscriptionStatus: 'unknown' }],
  ])('a page waits three seconds; a school %s', async (_which, schoolCode, expected) => {
    const answer = stale().current(schoolCode);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject(expected);
  });
});
