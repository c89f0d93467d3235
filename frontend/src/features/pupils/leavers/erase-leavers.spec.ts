import { added } from './erase-leavers';

const part = (pupils: number, rows: number, table = 'pupils') => ({
  ...{ pupils, before: '2020-01-01', erasedAt: '2026-10-13T08:00:00+08:00', backupsGoneOn: '2026-11-17' },
  lines: [{ table, column: 'id', act: 'remove' as const, rows, because: null }],
});

it('what was erased in several requests stands on one certificate, a line for each column', () => {
  const whole = added(added(added(undefined, part(100, 100)), part(7, 7)), part(0, 3, 'pupil_photos'));
  expect(whole.pupils).toBe(107);
  expect(whole.lines.map(({ table, rows }) => [table, rows])).toEqual([
    ['pupils', 107],
    ['pupil_photos', 3],
  ]);
});
