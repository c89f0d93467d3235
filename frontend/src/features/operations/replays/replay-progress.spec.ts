import { isGoingOn, settledCount } from './replay-progress';

it('a replay is as far as its events have come to an end', () => {
  const counts = [
    { state: 'waiting' as const, count: 5 },
    { state: 'queued' as const, count: 3 },
    { state: 'processed' as const, count: 7 },
    { state: 'skipped' as const, count: 1 },
  ];
  expect(settledCount({ counts })).toBe(8);
  expect(settledCount({ counts: [] })).toBe(0);
});

it.each([
  ['running', [], true],
  ['finished', [{ state: 'processed', count: 2 }], false],
  ['cancelled', [{ state: 'cancelled', count: 4 }], false],
  ['cancelled', [{ state: 'queued', count: 1 }], true],
  ['cancelled', [{ state: 'queued', count: 0 }], false],
] as const)('a replay that is %s with %j goes on: %j', (state, counts, expected) => {
  expect(isGoingOn({ state, counts: [...counts] })).toBe(expected);
});
