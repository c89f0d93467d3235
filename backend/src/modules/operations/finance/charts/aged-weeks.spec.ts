import { agedWeeks } from './aged-weeks.js';

const at = (text: string) => Date.parse(`${text}+08:00`);

it('are twelve weeks from Monday to Sunday, this one last, and all that is older first', () => {
  const weeks = agedWeeks(at('2026-03-20T10:00:00'));
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toEqual({ from: null, to: '2025-12-28' });
  expect(weeks[1]).toEqual({ from: '2025-12-29', to: '2026-01-04' });
  expect(weeks[12]).toEqual({ from: '2026-03-16', to: '2026-03-22' });
});

it.each([
  ['2026-03-15T23:59:59', '2026-03-09'],
  ['2026-03-16T00:00:00', '2026-03-16'],
  ['2026-03-22T23:59:59', '2026-03-16'],
])('begin at the midnight of Malaysia: %s', (now, from) => {
  expect(agedWeeks(at(now)).at(-1)?.from).toBe(from);
});
