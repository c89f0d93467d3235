import { parseTypedDate } from './typed-date';

it.each([
  ['12/1/2026', '2026-01-12'],
  ['12/01/2026', '2026-01-12'],
  [' 5.8.2026 ', '2026-08-05'],
  ['05-08-2026', '2026-08-05'],
  ['05082026', '2026-08-05'],
  ['2026-08-05', '2026-08-05'],
  ['29/02/2028', '2028-02-29'],
])('%s is %s', (typed, date) => {
  expect(parseTypedDate(typed)).toBe(date);
});

it.each(['', '12/1', '31/02/2026', '29/02/2026', '13/13/2026', '1/12/26', 'esok', '2026-1-5'])(
  '"%s" is no day',
  (typed) => {
    expect(parseTypedDate(typed)).toBeUndefined();
  },
);
