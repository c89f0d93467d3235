import { levelSpans } from './level-spans';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000+08:00`;

it('joins what holds the same level, counts its days as begun, and leaves the last without an end', () => {
  const spans = levelSpans({ now: '2026-11-01T10:00:00.000+08:00', restrictionLevel: 'none' }, [
    { at: at(3), rule: 'reminder-1', level: 'none' },
    { at: at(4), rule: 'expiry', level: 'grace_period' },
    { at: at(4), rule: 'grace-day-1', level: 'grace_period' },
    { at: at(18), rule: 'grace-end', level: 'limited' },
  ]);
  expect(spans).toEqual([
    { level: 'none', from: '2026-11-01T10:00:00.000+08:00', days: 3 },
    { level: 'grace_period', from: at(4), days: 14 },
    { level: 'limited', from: at(18), days: null },
  ]);
});

it('of a school without anything ahead is one level without an end', () => {
  expect(levelSpans({ now: at(1), restrictionLevel: 'locked' }, [])).toEqual([
    { level: 'locked', from: at(1), days: null },
  ]);
});
