import type { WeekFigures } from './calls';
import { lookOf, sentenceOf, sinceWords, squareOf, weeksInWords, wordsOf } from './cell-words';

const week = (differing: Partial<WeekFigures>): WeekFigures => ({
  ...{ expected: 20, onTime: 20, late: 0, missing: 0, open: 0, verified: 0, away: 0, ...differing },
});

it.each<[string, Partial<WeekFigures>, string, string]>([
  ['whole', {}, 'quiet', '20'],
  ['late in part', { onTime: 17, late: 3 }, 'late', '3 lewat'],
  ['nearly whole', { onTime: 17, missing: 3 }, 'late', '17/20'],
  ['lacking a good part', { onTime: 9, missing: 11 }, 'some', '9/20'],
  ['lacking most', { onTime: 5, late: 1, missing: 14 }, 'few', '6/20'],
  ['still open', { onTime: 4, open: 16 }, 'quiet', '4/20'],
  ['of leave', { expected: 0, onTime: 0, away: 20 }, 'off', 'tiada'],
  ['without lessons', { expected: 0, onTime: 0 }, 'off', '–'],
])('a week that is %s', (_what, differing, look, words) => {
  expect([lookOf(week(differing)), wordsOf(week(differing))]).toEqual([look, words]);
});

it('says in a sentence what the cell says in a number', () => {
  expect(sentenceOf(week({ onTime: 15, late: 2, missing: 3 }))).toBe(
    '20 dijangka, 17 dihantar, 2 lewat, 3 belum',
  );
  expect(sentenceOf(week({ onTime: 4, open: 16 }))).toBe('20 dijangka, 4 dihantar, 16 masih dalam tempoh');
});

it.each<[string, Partial<WeekFigures>, ReturnType<typeof squareOf>]>([
  ['whole says nothing', {}, { look: 'full', count: 0 }],
  ['late says of how many', { onTime: 17, late: 3 }, { look: 'late', count: 3 }],
  ['late and not whole says what lacks', { onTime: 9, late: 2, missing: 9 }, { look: 'missing', count: 9 }],
  ['still open counts nobody late', { onTime: 4, open: 16 }, { look: 'open', count: 0 }],
  ['of leave is no debt', { expected: 0, onTime: 0, away: 20 }, { look: 'off', count: 0 }],
])('among many weeks one that is %s', (_what, differing, square) => {
  expect(squareOf(week(differing))).toEqual(square);
});

it('sums up the weeks of a teacher by what stands out most, never by a score', () => {
  const [whole, late, lacking, leave] = [
    week({}),
    week({ onTime: 19, late: 1 }),
    week({ onTime: 15, missing: 5 }),
    week({ expected: 0, onTime: 0, away: 20 }),
  ];
  expect(weeksInWords([whole, late, lacking, lacking])).toBe('2 belum');
  expect(weeksInWords([whole, late, leave])).toBe('1 lewat');
  expect(weeksInWords([whole, leave])).toBe('penuh');
  expect(weeksInWords([leave])).toBe('tiada');
});

it.each([
  ['later than the first week shown', '2026-09-15', 'sejak 15 Sep'],
  ['in the first week shown', '2026-01-14', ''],
  ['nowhere', null, ''],
])('of a teacher whose first lesson is %s it says since when', (_what, since, words) => {
  expect(sinceWords(since, [{ week: '2026-01-12' }, { week: '2026-01-19' }])).toBe(words);
});
