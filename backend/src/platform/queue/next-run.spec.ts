import { nextRun, plannedAtOf } from './next-run.js';

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

describe('The next run of a schedule', () => {
  it.each([
    ['is not late before it is due', '10:00:59', 0],
    ['is not late at the very instant', '10:01:00', 0],
    ['is as late as it was due long ago', '10:03:30', 150_000],
  ])('%s', (_sentence, now, latenessMs) => {
    expect(nextRun({ everyMs: 60_000 }, at('10:00:00'), at(now))).toEqual({
      nextAt: at('10:01:00'),
      latenessMs,
    });
  });

  it('of a daily one is due a day later', () => {
    const planned = at('03:10:00');
    expect(nextRun({ dailyAt: '03:10' }, planned, planned + 86_400_000 + 5)).toEqual({
      nextAt: planned + 86_400_000,
      latenessMs: 5,
    });
  });

  it('is unknown before the first', () => {
    expect(nextRun({ everyMs: 60_000 }, null, at('10:00:00'))).toEqual({ nextAt: null, latenessMs: 0 });
  });
});

it('A job of a schedule says in its id when it was to run', () => {
  expect(plannedAtOf('repeat:webhooks.sweep-inbox:1794823200000')).toBe(1_794_823_200_000);
});
