import { malayDate, malayLongDate, malayLongDateAt, malayLongDateBefore } from './malay-date.js';

it.each([
  ['2026-01-12', 'Isnin, 12 Januari 2026'],
  ['2026-02-28', 'Sabtu, 28 Februari 2026'],
  ['2026-03-01', 'Ahad, 1 Mac 2026'],
  ['2026-08-31', 'Isnin, 31 Ogos 2026'],
  ['2026-11-24', 'Selasa, 24 November 2026'],
  ['2026-12-31', 'Khamis, 31 Disember 2026'],
  ['1969-12-31', 'Rabu, 31 Disember 1969'],
])('%s is written %s', (day, words) => {
  expect(malayLongDate(day)).toBe(words);
  expect(words).toContain(malayDate(day));
});

it('an instant is written by its day in Malaysia, an end at midnight by the day it closes', () => {
  const midnight = Date.parse('2026-11-30T00:00:00+08:00');
  expect(malayLongDateAt(midnight)).toBe('Isnin, 30 November 2026');
  expect(malayLongDateBefore(midnight)).toBe('Ahad, 29 November 2026');
});
