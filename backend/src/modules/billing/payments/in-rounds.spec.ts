import { inRounds } from './in-rounds.js';

const rounds = (...items: string[]) => inRounds(items, (item) => [...item]);

describe('rounds', () => {
  it('are one where nothing is shared', () => expect(rounds('a', 'b', 'c')).toEqual([['a', 'b', 'c']]));

  it('part what shares a key, in its order', () =>
    expect(rounds('a', 'b', 'a', 'ab', 'c')).toEqual([['a', 'b', 'c'], ['a'], ['ab']]));

  it('are none for nothing', () => expect(rounds()).toEqual([]));
});
