import { weekdayOf } from '../../../platform/calendar/day.js';
import { officialDays } from './official-year.js';
import { OFFICIAL_2026 } from './official-years/official-2026.js';
import { copiedDays, differencesOf, problemsOfDays, withDifferences } from './session-days.js';

const published = officialDays(OFFICIAL_2026, '10');
const own = {
  terms: published.terms,
  holidays: published.holidays.filter(({ name }) => name !== 'Deepavali'),
};
const school = { kind: 'additional', name: 'Lain', from: '2026-11-11', to: '2026-11-11' } as const;

it('what was published and is not the school’s is a line to accept, and so is what was taken back', () => {
  const found = differencesOf({ ...own, holidays: [...own.holidays, school] }, published, []);
  expect(found).toMatchObject([
    { act: 'add', line: { name: 'Deepavali' } },
    { act: 'remove', line: { name: 'Lain' } },
  ]);
  expect(withDifferences({ ...own, holidays: [...own.holidays, school] }, found)).toEqual(published);
});

it('a line that was declined is not asked about again', () => {
  const [line] = differencesOf(own, published, []);
  expect(differencesOf(own, published, [line?.key ?? ''])).toEqual([]);
});

it('days copied to the next year keep their weekdays and lengths, and bring no public holidays along', () => {
  const copied = copiedDays(published, '2026-01-12', '2027-01-11');
  expect(copied.terms.map(({ from }) => weekdayOf(from))).toEqual([1, 1, 1, 1]);
  expect(copied.terms[0]).toEqual({ term: 1, from: '2027-01-11', to: '2027-03-19' });
  expect(copied.holidays.map(({ kind }) => kind)).toEqual(Array(4).fill('term_break'));
});

it('terms that a school enters lie in the session, one after the other', () => {
  const fieldsOf = (...terms: [string, string][]) =>
    problemsOfDays(
      { terms: terms.map(([from, to]) => ({ term: 1, from, to })), holidays: [] },
      '2027-01-11',
      '2027-12-03',
    ).map(({ field }) => field);
  expect(fieldsOf(['2027-01-11', '2027-05-20'], ['2027-06-07', '2027-12-03'])).toEqual([]);
  expect(fieldsOf(['2027-01-04', '2027-05-20'])).toEqual(['terms.0.from']);
  expect(fieldsOf(['2027-05-20', '2027-01-11'])).toEqual(['terms.0.to']);
  expect(fieldsOf(['2027-01-11', '2027-05-20'], ['2027-05-20', '2027-12-03'])).toEqual(['terms.1.from']);
});
