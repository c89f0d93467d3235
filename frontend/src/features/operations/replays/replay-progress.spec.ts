import { isGoingOn, settledCount, withChanged } from './replay-progress';

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

it('events of a replay that came to something change where they stand, and no page grows by them', () => {
  const item = (position: number, state: 'queued' | 'processed') => ({
    ...{ position, state, eventId: `event-${position}`, provider: 'simulated' },
    ...{ stateBefore: 'failed' as const, reason: null, at: null },
  });
  const pages = [
    { items: [item(1, 'queued'), item(2, 'queued')], nextCursor: 2 },
    { items: [item(3, 'queued')], nextCursor: 3 },
  ];
  expect(withChanged(pages, [item(2, 'processed'), item(4, 'processed')])).toEqual([
    { items: [item(1, 'queued'), item(2, 'processed')], nextCursor: 2 },
    { items: [item(3, 'queued')], nextCursor: 3 },
  ]);
});
