import { currentYear, firstYearsOf, problemOfYear, proposedYear, stateOfYear } from './academic-year.js';

describe('the academic year of a school', () => {
  it('has the days that the ministry published for 2026', () => {
    expect(proposedYear(2026, 'A')).toEqual({ name: '2026', firstDay: '2026-01-11', lastDay: '2026-12-03' });
    expect(proposedYear(2026, 'B')).toEqual({ name: '2026', firstDay: '2026-01-12', lastDay: '2026-12-04' });
  });

  it.each([
    ['2026-09-30', ['2026']],
    ['2026-10-01', ['2026', '2027']],
    ['2026-12-04', ['2026', '2027']],
    ['2026-12-05', ['2027']],
    ['2027-01-01', ['2027']],
  ])('a school that begins on %s begins with one of %j', (today, names) => {
    expect(firstYearsOf(today, 'B').map(({ name }) => name)).toEqual(names);
  });

  it('is current on its days, before its first day when the one before is over, and after all of them', () => {
    const years = [proposedYear(2025, 'B'), proposedYear(2026, 'B')];
    expect(currentYear(years, '2025-12-05')?.name).toBe('2025');
    expect(currentYear(years, '2025-12-06')?.name).toBe('2026');
    expect(currentYear(years, '2031-01-01')?.name).toBe('2026');
    expect(currentYear([], '2026-01-01')).toBeNull();
  });

  it('is prepared until it is opened or has begun, and closed once somebody has closed it', () => {
    const year = { openedAt: null, closedAt: null, firstDay: '2027-01-11' };
    expect(stateOfYear(year, '2027-01-10')).toBe('prepared');
    expect(stateOfYear(year, '2027-01-11')).toBe('open');
    expect(stateOfYear({ ...year, openedAt: 1 }, '2026-11-22')).toBe('open');
    expect(stateOfYear({ ...year, openedAt: 1, closedAt: 2 }, '2027-01-11')).toBe('closed');
  });

  it('may touch another one and not share a day with it', () => {
    const others = [proposedYear(2026, 'B')];
    const next = { name: '2027', firstDay: '2026-12-05', lastDay: '2027-12-03' };
    expect(problemOfYear(next, others)).toBeNull();
    expect(problemOfYear({ ...next, firstDay: '2026-12-04' }, others)?.field).toBe('firstDay');
    const before = { name: '2025', firstDay: '2025-01-13', lastDay: '2026-01-12' };
    expect(problemOfYear(before, others)).toEqual({
      field: 'lastDay',
      message: 'lastDay lies within 2026, 2026-01-12 to 2026-12-04',
    });
  });
});
