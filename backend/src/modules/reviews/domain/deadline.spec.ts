import { assert, integer, property, uniqueArray } from 'fast-check';
import { addDays } from '../../../platform/calendar/day.js';
import { countedPress, dueAt, isLate } from './deadline.js';

const WEEK = '2026-10-12';
const noon = { day: 0, minute: 720, graceHours: 0 };
const always = (day: string) => day;

describe('The plans of a week are due', () => {
  it('on the day and at the time that the school has said, before the week or in it', () => {
    expect(dueAt(WEEK, noon, always)).toBe(Date.parse('2026-10-12T12:00:00+08:00'));
    expect(dueAt(WEEK, { ...noon, day: -3, minute: 1439 }, always)).toBe(
      Date.parse('2026-10-09T23:59:00+08:00'),
    );
  });

  it('on the next school day where that one is a holiday', () => {
    const next = (day: string) => (day === WEEK ? '2026-10-14' : day);
    expect(dueAt(WEEK, noon, next)).toBe(Date.parse('2026-10-14T12:00:00+08:00'));
  });

  it('on that very day where nobody knows of a later one', () => {
    expect(dueAt(WEEK, noon, () => null)).toBe(Date.parse('2026-10-12T12:00:00+08:00'));
  });
});

it('late is what comes after the deadline and its grace, counted hour by hour', () => {
  const hour = 3_600_000;
  assert(
    property(
      integer({ min: -7, max: 13 }),
      integer({ min: 0, max: 1439 }),
      integer({ min: 0, max: 72 }),
      integer({ min: -400, max: 400 }),
      uniqueArray(integer({ min: -7, max: 20 })),
      (day, minute, graceHours, hours, holidays) => {
        const isHeld = (each: string) => !holidays.some((holiday) => addDays(WEEK, holiday) === each);
        let due = addDays(WEEK, day);
        while (!isHeld(due)) due = addDays(due, 1);
        const next = (from: string) => {
          for (let each = from; ; each = addDays(each, 1)) if (isHeld(each)) return each;
        };
        const naiveDue = Date.parse(`${due}T00:00:00+08:00`) + minute * 60_000;
        const rule = { day, minute, graceHours };
        expect(dueAt(WEEK, rule, next)).toBe(naiveDue);
        expect(isLate(naiveDue + hours * hour, dueAt(WEEK, rule, next), rule)).toBe(hours > graceHours);
      },
    ),
  );
});

it('a press without a network counts from when it was made, but never later than it came', () => {
  expect(countedPress(null, 1_000)).toBe(1_000);
  expect(countedPress(400, 1_000)).toBe(400);
  expect(countedPress(5_000, 1_000)).toBe(1_000);
});
