import { inBatches } from './in-batches.js';

const gate = () => Promise.withResolvers<void>();

describe('work in batches', () => {
  it('does one alone at once, and what is asked for meanwhile together', async () => {
    const batches: (readonly number[])[] = [];
    const first = gate();
    const double = inBatches(
      async (items: readonly number[]) => {
        batches.push(items);
        if (batches.length === 1) await first.promise;
        return items.map((item) => item * 2);
      },
      { atMost: 10, lanes: 1 },
    );
    const alone = double(1);
    await new Promise(setImmediate);
    const others = [double(2), double(3), double(2)];
    first.resolve();
    expect(await Promise.all([alone, ...others])).toEqual([2, 4, 6, 4]);
    expect(batches).toEqual([[1], [2, 3, 2]]);
  });

  it('does no more at once than it may, in no more lanes than it has', async () => {
    const sizes: number[] = [];
    let running = 0;
    let most = 0;
    const keep = inBatches(
      async (items: readonly number[]) => {
        sizes.push(items.length);
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running -= 1;
        return items;
      },
      { atMost: 3, lanes: 2 },
    );
    await Promise.all(Array.from({ length: 10 }, (_, item) => keep(item)));
    expect(sizes).toEqual([3, 3, 3, 1]);
    expect(most).toBe(2);
  });

  it('lets each of a batch that fails hear of its own failure alone', async () => {
    const keep = inBatches(
      async (items: readonly string[]) => {
        if (items.includes('bad')) throw new Error(`${items.length} failed`);
        return items.map((item) => `${item} kept`);
      },
      { atMost: 10, lanes: 1 },
    );
    const [good, bad, other] = await Promise.allSettled([keep('good'), keep('bad'), keep('other')]);
    expect(good).toEqual({ status: 'fulfilled', value: 'good kept' });
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: '1 failed' } });
    expect(other).toEqual({ status: 'fulfilled', value: 'other kept' });
  });

  it('tries nothing one by one while the database is away', async () => {
    let tries = 0;
    const keep = inBatches(
      async () => {
        tries += 1;
        throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      },
      { atMost: 10, lanes: 1 },
    );
    const kept = await Promise.allSettled([keep(1), keep(2)]);
    expect(kept.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
  });
});
