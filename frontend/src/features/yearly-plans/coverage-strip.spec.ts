import type { RowStanding } from '@rules/yearly-plans/domain/coverage';
import type { PlanRow } from './calls';
import { stripOf } from './coverage-strip';

const row = (week: number, standard: string, topic = 'Haba') =>
  ({ ...{ id: `${week}`, week, rank: 0, topic, theme: '' }, learningStandards: [standard] }) as PlanRow;
const rows = [row(1, '1.1.1 a'), row(2, '1.1.2 b'), row(3, '1.2.1 c'), row(4, '', 'Ulang kaji')];
const taught = (...weeks: number[]) => ({
  standings: new Map<string, RowStanding>(
    weeks.map((week) => [`${week}`, { name: 'taught', week, isLate: false }]),
  ),
});

describe('The strip of a class', () => {
  it('joins weeks of one topic, by the codes of their standards or by their name', () => {
    expect(stripOf(rows, taught(), 1, 5).topics).toEqual([
      { label: '1.1', name: 'Haba', from: 1, to: 3 },
      { label: '1.2', name: 'Haba', from: 3, to: 4 },
      { label: 'Ulang kaji', name: 'Ulang kaji', from: 4, to: 5 },
    ]);
  });

  it.each([
    ['follows the plan', [1, 2], 3, { taught: { from: 1, to: 3 }, behind: null, ahead: null }],
    ['is done with this week', [1, 2, 3], 3, { taught: { from: 1, to: 4 }, behind: null, ahead: null }],
    ['is behind', [1], 3, { taught: { from: 1, to: 2 }, behind: { from: 2, to: 3 }, ahead: null }],
    ['lacks one in between', [1, 3], 4, { taught: { from: 1, to: 2 }, behind: { from: 2, to: 4 } }],
    ['is ahead', [1, 2, 3], 1, { taught: { from: 1, to: 2 }, ahead: { from: 2, to: 4 }, weeksAhead: 2 }],
    ['was taught all of it', [1, 2, 3, 4], 9, { taught: { from: 1, to: 5 }, behind: null, weeksAhead: 0 }],
  ])('says that a class %s', (_how, weeks, now, strip) => {
    expect(stripOf(rows, taught(...weeks), now, 5)).toMatchObject(strip);
  });

  it('names what is open of the weeks until now', () => {
    expect(stripOf(rows, taught(1), 3, 5).open.map(({ week }) => week)).toEqual([2, 3]);
  });
});
