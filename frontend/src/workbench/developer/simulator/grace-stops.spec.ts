import { graceStops } from './grace-stops';

const deadlines = {
  expiresAt: '2026-12-01T00:00:00.000+08:00',
  gracePeriodEnd: '2026-12-15T00:00:00.000+08:00',
  limitedEnd: '2026-12-29T00:00:00.000+08:00',
};

it('passes the last covered day, each day of grace, limited and locked, each in the morning', () => {
  const stops = graceStops(deadlines);
  expect(stops.map(({ label }) => label)).toEqual([
    'Hari terakhir',
    ...Array.from({ length: 14 }, (_, index) => `Ihsan ${index + 1}`),
    'Terhad',
    'Dikunci',
  ]);
  expect(stops[0]?.at).toBe('2026-11-30T02:00:00.000Z');
  expect(stops[1]?.at).toBe('2026-12-01T02:00:00.000Z');
  expect(stops.at(-1)?.at).toBe('2026-12-29T02:00:00.000Z');
});

it('of who has cancelled is locked at once', () => {
  const { expiresAt } = deadlines;
  const stops = graceStops({ expiresAt, gracePeriodEnd: expiresAt, limitedEnd: expiresAt });
  expect(stops.map(({ label }) => label)).toEqual(['Hari terakhir', 'Dikunci']);
});

it('of a school that never paid is none', () => {
  expect(graceStops({ expiresAt: null, gracePeriodEnd: null, limitedEnd: null })).toEqual([]);
});
