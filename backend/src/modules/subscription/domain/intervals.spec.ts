import { interval, local } from './build-facts.js';
import { intervals } from './intervals.js';

const suspension = (from: string, until: string | null, id?: string) =>
  interval('suspension', from, until, id);
const span = (from: string, until: string | null) => ({
  from: local(from),
  until: until === null ? Number.POSITIVE_INFINITY : local(until),
});

describe('Interval facts', () => {
  it.each([
    [
      'stand apart',
      [suspension('2026-03-01', '2026-03-05'), suspension('2026-01-01', '2026-01-05')],
      [span('2026-01-01', '2026-01-05'), span('2026-03-01', '2026-03-05')],
    ],
    [
      'that overlap are one',
      [suspension('2026-01-01', '2026-01-10'), suspension('2026-01-05', '2026-01-20')],
      [span('2026-01-01', '2026-01-20')],
    ],
    [
      'that contain each other are one',
      [suspension('2026-01-01', '2026-01-30'), suspension('2026-01-05', '2026-01-20')],
      [span('2026-01-01', '2026-01-30')],
    ],
    [
      'that touch are one',
      [suspension('2026-01-01', '2026-01-10'), suspension('2026-01-10', null)],
      [span('2026-01-01', null)],
    ],
    [
      'of the same id end at the earliest end named',
      [suspension('2026-01-01', null, 's'), suspension('2026-01-01', '2026-01-10', 's')],
      [span('2026-01-01', '2026-01-10')],
    ],
    [
      'that end before they begin are none',
      [suspension('2026-01-10', '2026-01-10'), suspension('2026-01-10', '2026-01-01', 's')],
      [],
    ],
    ['of another kind are left out', [interval('enforcement-off', '2026-01-01', null)], []],
  ])('%s', (_, facts, expected) => {
    expect(intervals(facts, 'suspension')).toEqual(expected);
    expect(intervals(facts.toReversed(), 'suspension')).toEqual(expected);
  });
});
