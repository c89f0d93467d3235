import { DAY_MS } from './day.js';
import { localDay, midnight } from './local-day.js';
import { addMonthsToDay, calendarDate, dayOfDate } from './month-arithmetic.js';
import { startOfDay } from './school-instant.js';

const day = (text: string) => localDay(startOfDay(text));

describe('A calendar date', () => {
  it('agrees with the proleptic Gregorian calendar on every day from 1890 to 2410', () => {
    const first = Date.UTC(1890, 0, 1) / DAY_MS;
    const days = Array.from({ length: 190_000 }, (_, index) => first + index);
    const wrong = days.filter((number) => {
      const date = calendarDate(number);
      const utc = Date.UTC(date.year, date.month - 1, date.dayOfMonth);
      return utc !== number * DAY_MS || dayOfDate(date) !== number;
    });
    expect(wrong).toEqual([]);
  });
});

describe('A day in Malaysia', () => {
  it('begins at 16:00 UTC of the day before', () => {
    expect(midnight(day('2026-01-12'))).toBe(Date.UTC(2026, 0, 11, 16));
  });

  it.each([
    [-1, '2026-01-11'],
    [0, '2026-01-12'],
    [86_399_999, '2026-01-12'],
    [86_400_000, '2026-01-13'],
  ])('of the instant %d ms after the midnight of 2026-01-12 is %s', (offset, expected) => {
    expect(localDay(startOfDay('2026-01-12') + offset)).toBe(day(expected));
  });

  it('is right before 1970 too', () => {
    expect(localDay(Date.UTC(1969, 11, 31, 15, 59))).toBe(-1);
  });
});

describe('Month arithmetic keeps the anchor day with clamp', () => {
  it.each([
    ['2026-01-31', 1, 31, '2026-02-28'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2028-01-31', 1, 31, '2028-02-29'],
    ['2028-02-29', 12, 29, '2029-02-28'],
    ['2029-02-28', 36, 29, '2032-02-29'],
    ['2027-02-28', 12, 28, '2028-02-28'],
    ['2026-03-30', 1, 30, '2026-04-30'],
    ['2026-03-31', 1, 31, '2026-04-30'],
    ['2026-12-15', 1, 15, '2027-01-15'],
    ['2026-11-30', 12, 30, '2027-11-30'],
    ['2100-01-31', 1, 31, '2100-02-28'],
    ['2026-01-15', 0, 15, '2026-01-15'],
  ])('%s + %d months, anchor %d, is %s', (from, months, anchor, expected) => {
    expect(addMonthsToDay(day(from), months, anchor)).toBe(day(expected));
  });
});
