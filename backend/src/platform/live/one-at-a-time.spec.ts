import { OneAtATime } from './one-at-a-time.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Notes who is worked for, and goes on when told to. */
function workThatWaits() {
  const begun: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const line = new OneAtATime<string>((item) => {
    begun.push(item);
    const work = Promise.withResolvers<void>();
    ends.push(work);
    return work.promise;
  });
  const end = (at: number) => {
    ends[at]?.resolve();
    return settled();
  };
  return { begun, line, end, ends };
}

describe('One at a time', () => {
  it('begins with none before the one before it has ended', async () => {
    const { begun, line, end } = workThatWaits();
    line.add(['a', 'b']);
    line.add(['c']);
    expect(begun).toEqual(['a']);
    await end(0);
    expect(begun).toEqual(['a', 'b']);
    await end(1);
    await end(2);
    expect(begun).toEqual(['a', 'b', 'c']);
    line.add(['d']);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('works once for what came several times while it waited, and again for what came while it was worked for', async () => {
    const { begun, line, end } = workThatWaits();
    line.add(['a', 'b']);
    line.add(['b', 'a']);
    for (const at of [0, 1, 2]) await end(at);
    expect(begun).toEqual(['a', 'b', 'a']);
  });

  it('goes on after one that failed', async () => {
    const { begun, line, ends } = workThatWaits();
    line.add(['a', 'b']);
    ends[0]?.reject(new Error('away'));
    await settled();
    expect(begun).toEqual(['a', 'b']);
  });
});
