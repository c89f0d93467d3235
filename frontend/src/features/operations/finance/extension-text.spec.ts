import { extensionText } from './extension-text';

const school = { graceEnd: '2026-12-05T00:00:00.000+08:00', graceDays: 14 };
const now = new Date('2026-11-22T10:00:00+08:00');

describe('an extension of the grace says where it leads', () => {
  it.each([
    [7, 'Hari terakhir ihsan: Jumaat, 11 Disember 2026 (kini 4 Dis 2026).'],
    [30, 'Hari terakhir ihsan: Ahad, 3 Januari 2027 (kini 4 Dis 2026).'],
    [0, ''],
    [Number.NaN, ''],
    [1.5, ''],
  ])('with %d days: %s', (days, text) => {
    expect(extensionText(school, days, now)).toBe(text);
  });

  it('and that a day which has gone by opens nothing', () => {
    const later = new Date('2027-01-01T10:00:00+08:00');
    expect(extensionText(school, 7, later)).toMatch(/sudah berlalu/);
  });

  it('and nothing where there is no grace to extend', () => {
    expect(extensionText({ ...school, graceEnd: school.graceEnd, graceDays: 0 }, 7, now)).toBe('');
  });
});
