import type { WeekFigures } from './calls';
import { lookOf, sentenceOf, wordsOf } from './cell-words';

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
