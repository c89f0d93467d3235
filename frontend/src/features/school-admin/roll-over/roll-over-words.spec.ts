import { ApiError } from '../../../api/api-error';
import type { RollOverPart } from './calls';
import { flowsOf } from './pupil-flow';
import {
  choiceWords,
  countWords,
  lackingWords,
  madeWords,
  rollOverRefusal,
  undecidedInAll,
} from './roll-over-words';

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
    pupils: null,
    others: [],
  })),
});
const parts = {
  classes: part(12),
  pupils: part(294, ['noClass', null, 'noClass']),
  leavers: part(60),
  teachingSets: part(125, ['teacherGone']),
  panels: part(2),
  supervisions: part(4),
  bellSchedules: part(2),
  timetables: part(0),
  yearlyPlans: part(0),
};

it('each step says what would be made and how much waits for a decision', () => {
  expect(countWords('classes', parts)).toBe('12 kelas');
  expect(countWords('pupils', parts)).toBe('294 ditempatkan, 60 tamat, 2 perlu keputusan');
  expect(undecidedInAll(parts)).toBe(3);
});

it('classes without anything to copy are named, and those whose level has no subjects', () => {
  const lacking = [
    { name: '3 Bestari', hasSubjects: true },
    { name: '5 Bestari', hasSubjects: false },
  ];
  expect(lackingWords(part(2))).toBeUndefined();
  expect(lackingWords({ ...part(2), lacking })).toBe(
    'Tiada set untuk disalin ke 3 Bestari, 5 Bestari. Belum ada subjek pada tahap 5 Bestari. Lengkapkan selepas sesi dibuka.',
  );
});

it('a choice is told by its name, or by what it means in its part', () => {
  expect(choiceWords('pupils', { value: 'none', name: null })).toBe('Tanpa kelas');
  expect(choiceWords('teachingSets', { value: 'none', name: null })).toBe('Belum ada guru');
  expect(choiceWords('classes', { value: 'make', name: null })).toBe('Buka kelas ini');
  expect(choiceWords('teachingSets', { value: 'a', name: 'Pn. Kavitha' })).toBe('Pn. Kavitha');
});

it('a class of pupils says how many go with it, and how many wait', () => {
  const row = (to: string, part: Partial<RollOverPart['rows'][number]>) => ({
    key: to,
    from: null,
    to,
    problem: null,
    chosen: null,
    isName: false,
    pupils: null,
    others: [],
    ...part,
  });
  const rows = [
    row('4 Bestari', { pupils: 30, chosen: '5' }),
    row('6 Bestari', { pupils: 31, chosen: 'leave' }),
    row('PPKI', { pupils: 4, problem: 'goesNowhere' }),
    row('Aisyah', { from: '4 Bestari', chosen: 'stay' }),
    row('Lim', { from: '4 Bestari', problem: 'undecided' }),
    row('Kavitha', { from: '4 Bestari', chosen: 'follow' }),
  ];
  const told = flowsOf({ count: 0, choices: [], rows }).map(({ follow, words }) => [follow, words]);
  expect(told).toEqual([
    [28, '1 perlu keputusan'],
    [31, 'Rekod disimpan'],
    [null, 'Ke mana murid kelas ini?'],
  ]);
});

it('what keeps a session from being taken back is named', () => {
  const used = { classes: ['3 Baru'], pupils: ['Aisyah', 'Lim', 'Kavitha', 'Ravi'] };
  expect(rollOverRefusal(new ApiError('ROLL_OVER_USED', 409, '', { used }))).toContain(
    'Yang digunakan: 3 Baru, Aisyah, Lim, Kavitha dan 1 lagi.',
  );
});

it('what was made is told part by part', () => {
  expect(madeWords({ pupils: 294, classes: 12 })).toBe('12 kelas · 294 murid ditempatkan');
});
