import { fetchPart } from './retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (times: number) => {
  let tries = 0;
  const fetch = async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch');
    return 'part';
  };
  return { fetch, tries: () => tries };
};

it('a part whose network went away comes with the next', async () => {
  const { fetch } = failing(2);
  const part = fetchPart(fetch, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(6_000);
  await expect(part).resolves.toBe('part');
});

it('a part that never comes is tried four times, and then said to fail', async () => {
  const { fetch, tries } = failing(9);
  const part = fetchPart(fetch, new AbortController().signal);
  const refused = expect(part).rejects.toThrow('Failed to fetch');
  await jest.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(tries()).toBe(4);
});

it('a part that is not needed any more is not asked for again', async () => {
  const { fetch, tries } = failing(9);
  const left = new AbortController();
  const part = fetchPart(fetch, left.signal);
  left.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(part).resolves.toBeUndefined();
  expect(tries()).toBe(1);
});
