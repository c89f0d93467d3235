import { checkLines, linesOf, MOST_LINES } from './plan-length.js';

it('a plan is as long as its lines, and as what goes on in more of them', () => {
  expect(linesOf({ objective: 'a\nb\nc', topic: 'x', targetLevel: 3, standards: ['y', 'z'] })).toBe(6);
  expect(linesOf({ objective: 'x'.repeat(1_000) })).toBe(11);
});

it('a paper has as many lines as the fullest week of the longest plans, and no more', () => {
  const field = Array.from({ length: 5_000 }, () => 'a').join('\n');
  const extra = Array.from({ length: 1_000 }, () => 'a').join('\n');
  const longest = { a: field, b: field, c: field, ...Array.from({ length: 9 }, () => extra) };
  expect(() => checkLines(28 * linesOf(longest), '')).not.toThrow();
  expect(() => checkLines(MOST_LINES, '')).not.toThrow();
  expect(() => checkLines(MOST_LINES + 1, '2026-10-13 08:00 5 Bestari')).toThrow(
    'The paper has more than 700000 lines; the longest is 2026-10-13 08:00 5 Bestari. Shorten it, or ask for fewer days.',
  );
});
