import { stateOfSchool, weekLabel } from './week-label';

it.each([
  ['2026-11-11', '', 'Minggu 40 · 9-13 Nov'],
  ['2026-11-11', 'Kedah', 'Minggu 40 · 8-12 Nov'],
  ['2026-08-31', '', 'Cuti Penggal 2 · 29 Ogos-6 Sep · Hari Kebangsaan'],
  ['2026-02-17', '', 'Minggu 6 · 16-20 Feb · Tahun Baharu Cina'],
  ['2026-01-02', '', undefined],
  ['2027-02-01', '', undefined],
])('on %s in "%s" the strip says %s', (date, state, label) => {
  expect(weekLabel(date, state)).toBe(label);
});

it.each([
  ['KBA5005', 'Kedah'],
  ['dba1001', 'Kelantan'],
  ['YBA1001', 'Sarawak'],
  ['ABA1001', ''],
  ['kolej-contoh', ''],
])('the code %s stands for "%s"', (code, state) => {
  expect(stateOfSchool(code)).toBe(state);
});
