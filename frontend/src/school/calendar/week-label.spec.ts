import { publishedDays } from '@rules/calendar/domain/published-days';
import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { weekLabel, weekTitle } from './week-label';

it.each([
  ['2026-11-11', null, 'Minggu 40 · 9-13 Nov'],
  ['2026-11-11', '02', 'Minggu 40 · 8-12 Nov'],
  ['2026-11-22', '03', 'Minggu 42 · 22-26 Nov'],
  ['2026-11-10', '10', 'Minggu 40 · 9-13 Nov · Cuti tambahan KPM'],
  ['2026-11-10', '13', 'Minggu 40 · 9-13 Nov'],
  ['2026-08-31', '10', 'Cuti Penggal 2 · 29 Ogos-6 Sep · Hari Kebangsaan'],
  ['2026-02-17', null, 'Minggu 6 (cuti) · 16-20 Feb · Tahun Baharu Cina'],
  ['2026-01-02', null, undefined],
  ['2027-02-01', null, undefined],
])('on %s in the state %s the strip says %s', (date, state, label) => {
  expect(weekLabel(publishedDays(state, date), date)).toBe(label);
});

const own: SchoolDays = {
  ...publishedDays('10', '2026-11-23'),
  numbering: 'with_holidays',
  exceptions: [{ day: '2026-11-28', followsWeekday: 1, cutFrom: null, reason: 'Ganti Hari Sukan' }],
};
const event = { kind: 'school_event' as const, name: 'Cuti peristiwa', from: '2026-11-16', to: '2026-11-20' };

it.each([
  ['2026-11-23', 'Minggu 46 · 23-28 Nov'],
  ['2026-11-28', 'Minggu 46 · 23-28 Nov · Ganti Hari Sukan'],
  ['2026-11-18', 'Minggu 45 (cuti) · 16-20 Nov · Cuti peristiwa'],
])('on %s a school with days of its own says %s', (date, label) => {
  expect(weekLabel({ ...own, holidays: [...own.holidays, event] }, date)).toBe(label);
});

it.each([
  ['2026-11-23', 'Minggu 46 · 23-28 Nov'],
  ['2026-08-31', 'Cuti Penggal 2 · 31 Ogos-4 Sep'],
  ['2026-12-14', 'Minggu 14-18 Dis'],
  ['2027-02-01', 'Minggu 1-5 Feb'],
])('in lists the week of %s is called %s', (first, title) => {
  expect(weekTitle(own, first)).toBe(title);
});
