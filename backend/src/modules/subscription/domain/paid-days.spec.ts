import { localDay } from '../../../platform/calendar/local-day.js';
import { local, paid } from './build-facts.js';
import { paidDays } from './paid-days.js';

const day = (date: string) => localDay(local(date));
const january = paid('2026-01-10');

describe('The days that a payment is for', () => {
  it('begin with its own day, or after what is paid for already', () => {
    const next = paid('2026-01-20', { termMonths: 12 });
    expect(paidDays([january, next], january)).toMatchObject({
      start: day('2026-01-10'),
      end: day('2026-02-10'),
    });
    expect(paidDays([january, next], next)).toMatchObject({
      start: day('2026-02-10'),
      end: day('2027-02-10'),
    });
  });

  it('are what is left of the term for an upgrade', () => {
    const upgrade = paid('2026-01-20', {
      planCode: 'big',
      termMonths: 0,
      upgradesUntil: local('2026-02-10'),
    });
    expect(paidDays([january, upgrade], upgrade)).toEqual({
      start: day('2026-01-20'),
      end: day('2026-02-10'),
    });
  });

  it('are none of an upgrade to a plan that holds no more than what runs', () => {
    const upgrades = ['big', 'standard'].map((planCode, index) =>
      paid(`2026-01-2${index}`, { planCode, termMonths: 0, upgradesUntil: local('2026-02-10') }),
    );
    const days = upgrades.map((upgrade) => paidDays([january, ...upgrades], upgrade));
    expect(days).toEqual([{ start: day('2026-01-20'), end: day('2026-02-10') }, null]);
  });

  it('are none of a payment that is not known, or came for an upgrade of nothing', () => {
    const late = paid('2026-03-01', { termMonths: 0, upgradesUntil: local('2026-02-10') });
    expect(paidDays([january, late], late)).toBeNull();
    expect(paidDays([], january)).toBeNull();
  });
});
