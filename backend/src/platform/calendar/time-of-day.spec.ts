import { addMinutes, isLaterTime, isTimeOfDay, minutesBetween } from './time-of-day.js';

describe('a time of day', () => {
  it.each(['00:00', '07:40', '19:59', '20:00', '23:59'])('%s is one', (text) => {
    expect(isTimeOfDay(text)).toBe(true);
  });

  it.each(['24:00', '7:40', '07:60', '07:4', '07:40:00', '07.40', ' 07:40', '07:40\n', ''])(
    '%j is none',
    (text) => {
      expect(isTimeOfDay(text)).toBe(false);
    },
  );

  it.each([
    ['08:40', '07:40', true],
    ['10:00', '09:59', true],
    ['07:40', '07:40', false],
    ['07:39', '07:40', false],
    ['00:10', '23:50', false],
  ])('%s is later than %s: %s', (time, than, later) => {
    expect(isLaterTime(time, than)).toBe(later);
  });

  it.each([
    ['07:40', 30, '08:10'],
    ['09:50', 20, '10:10'],
    ['23:50', 30, '23:59'],
  ])('%s and %d minutes more are %s', (time, minutes, later) => {
    expect(addMinutes(time, minutes)).toBe(later);
  });

  it('is so many minutes from another one', () => {
    expect(minutesBetween('07:40', '10:10')).toBe(150);
    expect(minutesBetween('10:10', '07:40')).toBe(-150);
  });
});
