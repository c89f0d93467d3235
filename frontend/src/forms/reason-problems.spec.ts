import { reasonProblems } from './reason-problems';

it.each(['', '  ', 'ok', ' ok  '])('%j is no reason', (reason) => {
  expect(reasonProblems({ reason })).toEqual([
    { field: 'reason', message: expect.stringContaining('3 aksara') },
  ]);
});

it('a few words are a reason', () => {
  expect(reasonProblems({ reason: 'Selepas pembaikan' })).toEqual([]);
});
