import type { RollOverPart } from './api';
import { choiceWords, countWords, madeWords, undecidedInAll } from './roll-over-words';

const part = (count: number, problems: RollOverPart['rows'][number]['problem'][] = []): RollOverPart => ({
  count,
  choices: [],
  rows: problems.map((problem, at) => ({
    key: `row:${at}`,
    from: null,
    to: '',
    problem,
    chosen: null,
    isName: false,
  })),
});
const parts = {
  classes: part(12),
  pupils: part(294, ['noClass', null, 'noClass']),
  leavers: part(60),
  teachingSets: part(125, ['teacherGone']),
  panels: part(2),
};

it('each step says what would be made and how much waits for a decision', () => {
  expect(countWords('classes', parts)).toBe('12 kelas');
  expect(countWords('pupils', parts)).toBe('294 naik, 60 tamat, 2 perlu keputusan');
  expect(undecidedInAll(parts)).toBe(3);
});

it('a choice is told by its name, or by what it means in its part', () => {
  expect(choiceWords('pupils', { value: 'none', name: null })).toBe('Tanpa kelas');
  expect(choiceWords('teachingSets', { value: 'none', name: null })).toBe('Belum ada guru');
  expect(choiceWords('classes', { value: 'make', name: null })).toBe('Buka kelas ini');
  expect(choiceWords('teachingSets', { value: 'a', name: 'Pn. Kavitha' })).toBe('Pn. Kavitha');
});

it('what was made is told part by part', () => {
  expect(madeWords({ pupils: 294, classes: 12 })).toBe('12 kelas · 294 murid naik kelas');
});
