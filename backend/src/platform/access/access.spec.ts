import {
  admits,
  type Duty,
  dutiesOn,
  type GivenDuty,
  isOf,
  type SchoolAudience,
  type SchoolRole,
} from './access.js';

const MARCH: GivenDuty = { duty: 'calendar', from: '2026-03-01', to: '2026-03-31' };
const SINCE_MAY: GivenDuty = { duty: 'pupils', from: '2026-05-01', to: null };

it.each<[SchoolAudience, SchoolRole[], boolean]>([
  ['member', [], true],
  ['any-role', [], false],
  ['any-role', ['teacher'], true],
  ['any-role', ['main_admin'], true],
  ['supervisor', ['teacher', 'supervisor'], true],
  ['supervisor', ['admin', 'main_admin'], false],
  ['admin', ['teacher', 'main_admin'], true],
  ['admin', ['teacher', 'supervisor'], false],
  ['main-admin', ['admin'], false],
])('%s is a person with the roles %j: %s', (audience, roles, belongs) => {
  expect(isOf(audience, { roles })).toBe(belongs);
});

it.each<[string, Duty[]]>([
  ['2026-02-28', []],
  ['2026-03-01', ['calendar']],
  ['2026-03-31', ['calendar']],
  ['2026-04-01', []],
  ['2026-05-01', ['pupils']],
  ['2031-01-01', ['pupils']],
])('on %s somebody has the duties %j', (day, duties) => {
  expect(dutiesOn(day, { duties: [MARCH, SINCE_MAY] })).toEqual(duties);
});

it('a duty opens the routes that name it, while it lasts, and no others', () => {
  const clerk = { roles: [], duties: [MARCH] };
  const route = (...duties: Duty[]) => ({ audience: 'admin', duties }) as const;
  expect(admits(route('calendar', 'timetable'), clerk, '2026-03-15')).toBe(true);
  expect(admits(route('calendar'), clerk, '2026-04-01')).toBe(false);
  expect(admits(route('pupils'), clerk, '2026-03-15')).toBe(false);
  expect(admits(route(), clerk, '2026-03-15')).toBe(false);
  expect(admits({ audience: 'staff', duties: ['calendar'] }, clerk, '2026-03-15')).toBe(false);
});
