import { type AcademicYear, chosenYear } from './academic-year';

const year = (name: string): AcademicYear => ({
  id: name,
  version: 1,
  name,
  firstDay: `${name}-01-12`,
  lastDay: `${name}-12-04`,
  state: 'open',
  closedAt: null,
  closeReason: null,
});
const years = { items: [year('2025'), year('2026')], currentId: '2026' };

it.each([
  ['that the address names', '2025', '2025'],
  ['of today where the address names none', null, '2026'],
  ['of today where the address names one that there is not', '2031', '2026'],
])('a page is about the session %s', (_sentence, named, expected) => {
  expect(chosenYear(years, named)?.name).toBe(expected);
});

it('a school without sessions has none to be about', () => {
  expect(chosenYear({ items: [], currentId: null }, null)).toBeUndefined();
});
