import { local } from './build-facts.js';
import { malayDate, malayDateBefore } from './malay-dates.js';

describe('A Malay date', () => {
  it.each([
    ['2026-01-12', 'Isnin, 12 Januari 2026'],
    ['2026-02-28', 'Sabtu, 28 Februari 2026'],
    ['2026-03-01 23:59', 'Ahad, 1 Mac 2026'],
    ['2026-08-31', 'Isnin, 31 Ogos 2026'],
    ['2026-11-24', 'Selasa, 24 November 2026'],
    ['2026-12-31', 'Khamis, 31 Disember 2026'],
    ['1969-12-31', 'Rabu, 31 Disember 1969'],
  ])('of %s reads %s', (text, expected) => {
    expect(malayDate(local(text))).toBe(expected);
  });

  it('of an end at midnight is the last covered day', () => {
    expect(malayDateBefore(local('2026-11-30'))).toBe('Ahad, 29 November 2026');
  });
});
