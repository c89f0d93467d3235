import { lengthOf, minutesPlanned, stepsOf } from '../../lesson-plans/rules/index.js';
import { type FlaggedPlan, flagsOf, notedIn, notedText, type ReviewFlag, worded } from './review-flags.js';

const plan = {
  ...{ date: '2026-10-13', startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  ...{ objective: 'Murid dapat menyebut tiga bahan.', activities: 'Stesen (20 min)\nKuiz (40 min)' },
};
const earlier = (differing: Partial<typeof plan> = {}) =>
  worded({ ...plan, date: '2026-10-06', ...differing });
const sent = (of: typeof plan): FlaggedPlan => ({
  ...of,
  ...worded(of),
  minutes: { planned: minutesPlanned(stepsOf(of.activities)), length: lengthOf(of) },
});
const flagged = (differing: Partial<typeof plan>, known: Partial<Parameters<typeof flagsOf>[1]> = {}) =>
  flagsOf(sent({ ...plan, ...differing }), {
    earlier: [],
    since: '2026-01-12',
    isAhead: false,
    isBeside: false,
    ...known,
  });

it.each<[string, ReviewFlag[], ReviewFlag[]]>([
  ['written by its author has none', flagged({}), []],
  ['ahead of the yearly plan', flagged({}, { isAhead: true }), [{ kind: 'ahead' }]],
  ['beside the yearly plan', flagged({}, { isBeside: true }), [{ kind: 'beside' }]],
  [
    'whose steps are shorter than the lesson',
    flagged({ activities: 'Stesen (35 min)' }),
    [{ kind: 'minutes', planned: 35, length: 60 }],
  ],
  [
    'whose steps are longer than the lesson',
    flagged({ endTime: '08:30' }),
    [{ kind: 'minutes', planned: 60, length: 30 }],
  ],
  ['that says nothing of minutes has none', flagged({ activities: 'Stesen' }), []],
])('a plan %s', (_what, told, expected) => {
  expect(told).toEqual(expected);
});

it.each<[string, Partial<typeof plan>, boolean]>([
  ['the same words for the same class', {}, true],
  ['but for blanks and capitals', { objective: ' murid  dapat menyebut TIGA bahan. ' }, true],
  ['a word more', { objective: 'Murid dapat menyebut tiga bahan kimia.' }, false],
  ['a parallel class', { className: '5 Cerdas' }, false],
  ['another subject', { subject: 'Matematik' }, false],
  ['the session before', { date: '2026-01-11' }, false],
  ['a later day', { date: '2026-10-20' }, false],
])('a copy is told by the day it was taught before: %s', (_what, differing, isTold) => {
  expect(flagged({}, { earlier: [earlier(differing), earlier({ objective: 'Lain' })] })).toEqual(
    isTold ? [{ kind: 'copied', day: '2026-10-06' }] : [],
  );
});

it('the latest of several is named', () => {
  expect(flagged({}, { earlier: [earlier(), earlier({ date: '2026-10-12' })] })).toEqual([
    { kind: 'copied', day: '2026-10-12' },
  ]);
});

it('a kind that is no more is left out of what was kept', () => {
  const kept = '[{"kind":"generated"},{"kind":"ahead"}]';
  expect(notedIn(kept)).toEqual({ flags: [{ kind: 'ahead' }], isUnopened: false });
});

it('that a plan was not opened is kept beside what speaks for reading it', () => {
  const noted = { flags: [{ kind: 'beside' } as const], isUnopened: true };
  expect(notedIn(notedText(noted))).toEqual(noted);
});
