import { weekLabel } from './week-label';

it.each([
  ['2026-11-11', null, 'Minggu 40 · 9-13 Nov'],
  ['2026-11-11', '02', 'Minggu 40 · 8-12 Nov'],
  ['2026-11-10', '10', 'Minggu 40 · 9-13 Nov · Cuti tambahan KPM'],
  ['2026-11-10', '13', 'Minggu 40 · 9-13 Nov'],
  ['2026-08-31', '10', 'Cuti Penggal 2 · 29 Ogos-6 Sep · Hari Kebangsaan'],
  ['2026-02-17', null, 'Minggu 6 · 16-20 Feb · Tahun Baharu Cina'],
  ['2026-01-02', null, undefined],
  ['2027-02-01', null, undefined],
])('on %s in the state %s the strip says %s', (date, state, label) => {
  expect(weekLabel(date, state)).toBe(label);
});
