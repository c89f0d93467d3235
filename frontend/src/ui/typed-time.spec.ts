import { formatTime } from './format';
import { parseTypedTime } from './typed-time';

it.each([
  ['7.30 pagi', '07:30'],
  ['730', '07:30'],
  ['07:30', '07:30'],
  [' 7 ', '07:00'],
  ['7.30 AM', '07:30'],
  ['12.15 tengah hari', '12:15'],
  ['1.30 tengah hari', '13:30'],
  ['11.30 tengah hari', '11:30'],
  ['12.05 petang', '12:05'],
  ['6.30 petang', '18:30'],
  ['8.15 malam', '20:15'],
  ['12.30 malam', '00:30'],
  ['1330', '13:30'],
  ['13:30', '13:30'],
  ['1.30', '13:30'],
  ['01:30', '01:30'],
  ['6.40', '06:40'],
])('%s is %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time);
});

it.each(['', 'pagi', '7.60', '24:00', '99', '13.30 pagi', '7.30 esok', '7.3'])('"%s" is no time', (typed) => {
  expect(parseTypedTime(typed)).toBeUndefined();
});

it('every time of the day is read as it is shown', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
    expect(parseTypedTime(formatTime(time))).toBe(time);
  }
});
