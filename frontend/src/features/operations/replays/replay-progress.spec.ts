import { settledCount } from './replay-progress';

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
