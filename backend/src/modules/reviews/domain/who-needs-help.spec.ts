import type { WeekFigures } from './submission-figures.js';
import { helpReason } from './who-needs-help.js';

const week = (differing: Partial<WeekFigures>): WeekFigures => ({
  ...{ expected: 20, onTime: 20, late: 0, missing: 0, open: 0, verified: 0, away: 0, ...differing },
});
const whole = week({});
const lacks = (missing: number) => week({ onTime: 20 - missing, missing });
const late = (count: number) => week({ onTime: 20 - count, late: count });

it.each<[string, WeekFigures[], ReturnType<typeof helpReason>]>([
  ['who sends everything', [whole, whole, whole], null],
  ['who has sent nothing yet of a week that is open', [whole, whole, week({ onTime: 0, open: 20 })], null],
  ['who lacked a week once', [whole, whole, lacks(20)], null],
  ['who forgets a lesson or two', [lacks(2), lacks(4), lacks(3)], null],
  [
    'who lacks two weeks in a row',
    [whole, lacks(5), lacks(14)],
    { kind: 'missing', weeks: 2, sent: 6, expected: 20 },
  ],
  ['who lacked weeks and sends again', [lacks(20), lacks(20), whole], null],
  ['who was late twice', [whole, late(1), late(2)], null],
  ['who is late for three weeks', [whole, late(1), late(20), late(3)], { kind: 'late', weeks: 3 }],
  [
    'a week of leave between is passed over',
    [lacks(8), week({ expected: 0, onTime: 0, away: 20 }), lacks(8)],
    { kind: 'missing', weeks: 2, sent: 12, expected: 20 },
  ],
  ['nobody of whom nothing is known', [], null],
])('a word would help %s', (_whom, weeks, expected) => {
  expect(helpReason(weeks)).toEqual(expected);
});
