import { contentOf, type DaysText, daysProblems, nextHoliday, nextTerm, textOf } from './days-text';

const session = { firstDay: '2027-01-11', lastDay: '2027-12-03' };
const kept = {
  terms: [
    { term: 1, from: '2027-01-11', to: '2027-03-19' },
    { term: 1, from: '2027-03-29', to: '2027-05-21' },
  ],
  holidays: [{ kind: 'term_break', name: 'Cuti Penggal 1', from: '2027-03-20', to: '2027-03-28' } as const],
};
const { days } = textOf(kept);
const problemsOf = (differing: Partial<DaysText['days']>) =>
  daysProblems({ days: { ...days, ...differing } }, session).map(({ field }) => field);

it('what is kept comes back as it was read', () => {
  expect(contentOf(textOf(kept))).toEqual(kept);
});

it('the first block of terms begins with the session, the third is of the second term', () => {
  expect(nextTerm([], session)).toMatchObject({ term: 1, from: '2027-01-11', to: '' });
  expect(nextTerm(days.terms, session)).toMatchObject({ term: 2, from: '', to: '' });
});

it('tells each problem at its field', () => {
  const [first, second] = days.terms;
  if (!(first && second)) throw new Error('The sample has two blocks.');
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ terms: [first, { ...second, from: '' }] })).toEqual(['days.terms.1.from']);
  expect(problemsOf({ terms: [first, { ...second, from: '2027-03-19' }] })).toEqual(['days.terms.1.from']);
  expect(problemsOf({ terms: [{ ...first, from: '2027-01-04' }] })).toEqual(['days.terms.0.from']);
  expect(problemsOf({ terms: [{ ...first, to: '2027-01-10' }] })).toEqual(['days.terms.0.to']);
  expect(problemsOf({ holidays: [nextHoliday()] })).toEqual([
    'days.holidays.0.name',
    'days.holidays.0.from',
    'days.holidays.0.to',
  ]);
  const [holiday] = days.holidays;
  if (!holiday) throw new Error('The sample has a holiday.');
  expect(problemsOf({ holidays: [{ ...holiday, to: '2027-03-01' }] })).toEqual(['days.holidays.0.to']);
});
