import { makeSchool, type TestSchool } from './builders.js';
import {
  cancelled,
  enforcementOff,
  extension,
  type Happening,
  local,
  pay,
  suspension,
  tell,
  trial,
  upgradeTo,
} from './subscription-story.js';
import type { TestApp } from './test-app.js';

export const NOW = '2026-03-20 10:00';

type Story = readonly (readonly [at: string, what: Happening])[];
/** At NOW. E of each stands behind it. */
const SCHOOLS: Readonly<Record<string, Story>> = {
  aaa0001: [['2026-02-18', pay('t60')]], // 18 March: day 3 of grace
  aaa0002: [['2026-02-14', pay('t20')]], // 14 March: day 7
  aaa0003: [['2025-03-13', pay('t100', 12)]], // 13 March: day 8
  aaa0004: [['2026-02-01', pay('t60')]], // 1 March: limited since the 15th
  aaa0005: [['2026-01-10', pay('t200')]], // 10 February: locked since 10 March
  aaa0006: [
    ['2026-02-01', pay('t60')],
    ['2026-03-10', extension(20)],
  ], // 1 March: day 20 of 34
  aaa0007: [['2026-03-10', pay('t20')]], // 10 April: at risk within 30
  aaa0008: [['2025-05-15', pay('t60', 12)]], // 15 May: at risk within 60
  aaa0009: [['2025-06-15', pay('t200', 12)]], // 15 June: at risk within 90
  aaa0010: [['2026-01-01', pay('t100', 12)]], // 1 January 2027
  aaa0011: [['2026-02-25', trial]], // 27 March: at risk, never bought anything
  aaa0012: [
    ['2026-01-01', pay('t20')],
    ['2026-03-05', pay('t20')],
  ], // limited until it paid: 5 April
  aaa0013: [
    ['2026-01-01', pay('t20')],
    ['2026-02-20', pay('t20', 12)],
  ], // recovered in February
  aaa0014: [
    ['2026-01-10', pay('t60', 12)],
    ['2026-03-01', suspension()],
  ], // locked, but not for money
  aaa0015: [
    ['2026-02-01', pay('t20')],
    ['2026-03-05', enforcementOff()],
  ], // open whatever is owed
  aaa0016: [
    ['2026-02-10', pay('t20')],
    ['2026-02-12', cancelled('end-of-term')],
  ], // locked from 10 March
  aaa0017: [
    ['2026-01-15', pay('t20', 12)],
    ['2026-02-01', upgradeTo('t60')],
  ], // a month of t60 by the year
};

/** Schools of every kind that finance meets, by code, at NOW; and aaa0099, to which nothing has happened. */
export async function tellFinanceSchools(t: TestApp): Promise<ReadonlyMap<string, TestSchool>> {
  // A sweep that began before the clock stood still would take the first school for long expired.
  await t.clockAt(new Date(local('2025-01-01')).toISOString());
  const schools = new Map<string, TestSchool>();
  for (const [code, story] of Object.entries(SCHOOLS)) {
    const school = await makeSchool(t, code);
    schools.set(code, school);
    await tell(t, school, story);
  }
  await makeSchool(t, 'aaa0099');
  await t.clockAt(new Date(local(NOW)).toISOString());
  return schools;
}

/** 3, 12 -> aaa0003, aaa0012 */
export function named(...numbers: number[]): string[] {
  return numbers.map((n) => `aaa${String(n).padStart(4, '0')}`).toSorted();
}
