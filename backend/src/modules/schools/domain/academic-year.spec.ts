import { currentYear, firstYearOf, problemOfYear, proposedYear, stateOfYear } from './academic-year.js';

describe('the academic year of a school', () => {
  it('has the days that the ministry published for 2026', () => {
    expect(proposedYear(2026, 'A')).toEqual({ name: '2026', firstDay: '2026-01-11', lastDay: '2026-12-03' });
    expect(proposedYear(2026, 'B')).toEqual({ name: '2026', firstDay: '2026-01-12', lastDay: '2026-12-04' });
  });

  it('begins for a school with the running session, or with the next one when that is over', () => {
    expect(firstYearOf('2026-12-04', 'B').name).toBe('2026');
    expect(firstYearOf('2026-12-05', 'B').name).toBe('2027');
    expect(firstYearOf('2027-01-01', 'B').name).toBe('2027');
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
