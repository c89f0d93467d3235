import { addDays, daysBetween, isDay, spanHolds, weekdayOf } from './day.js';

describe('a calendar date', () => {
  it.each(['2026-11-23', '2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])(
    '%s exists',
    (text) => {
      expect(isDay(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '12026-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026/01/01',
    '٢٠٢٦-٠١-٠١',
    '',
  ])('%j does not', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

it('days run over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('the days between two are counted in either direction', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

it('a weekday is counted from Sunday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual([0, 1, 6]);
});

describe('a span of days', () => {
  it.each([
    ['2026-01-04', false],
    ['2026-01-05', true],
    ['2026-01-09', true],
    ['2026-01-10', false],
  ])('from the 5th to the 9th holds %s: %s', (day, expected) => {
    expect(spanHolds({ from: '2026-01-05', to: '2026-01-09' }, day)).toBe(expected);
  });

  it('without a last day goes on', () => {
    expect(spanHolds({ from: '2026-01-05', to: null }, '2031-01-01')).toBe(true);
  });
});
