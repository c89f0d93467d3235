import { toDate, toMalaysianIso } from './instant.js';

describe('an instant', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20T08:00:00.000+08:00'],
    ['2026-11-20T15:59:59.999Z', '2026-11-20T23:59:59.999+08:00'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21T00:00:00.000+08:00'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01T00:00:00.000+08:00'],
    ['1970-01-01T00:00:00.000Z', '1970-01-01T08:00:00.000+08:00'],
  ])('%s is told as %s, whatever the time zone of the machine', (utc, malaysian) => {
    expect(toMalaysianIso(Date.parse(utc))).toBe(malaysian);
    expect(Date.parse(malaysian)).toBe(Date.parse(utc));
    expect(toDate(Date.parse(malaysian)).toISOString()).toBe(utc);
  });
});
