import { activitiesOf, stepsOf } from '@rules/lesson-plans/domain/lesson-steps';
import fc from 'fast-check';
import {
  added,
  joinBefore,
  minutesLeft,
  moved,
  removed,
  rowsOf,
  type StepRow,
  sayTheSame,
  settled,
  textOf,
  typeInto,
} from './step-rows';

const written = (rows: readonly StepRow[]) =>
  rows.map(({ text, minutes }) => (minutes === null ? text : `${text}|${minutes}`));
const three = rowsOf('Ais (5 min)\nStesen (12 min)\nTiket');

describe('the steps of a lesson while they are written', () => {
  it('begin with an empty one', () => {
    expect(written(rowsOf(''))).toEqual(['']);
  });

  it('a new line makes a new step at the caret; the minutes stay with what stood before it', () => {
    const { rows, at, caret } = typeInto(three, 1, 'Ste\nsen', 4);
    expect(written(rows)).toEqual(['Ais|5', 'Ste|12', 'sen', 'Tiket']);
    expect([at, caret]).toEqual([2, 0]);
  });

  it('a list that is pasted from a text processor becomes steps, without its marks and empty lines', () => {
    const pasted = '1.\tSoal jawab (5 minit)\n\n2.\tKerja kumpulan\n•\tTiket keluar [3 min]';
    const { rows, at, caret } = typeInto(rowsOf(''), 0, pasted, pasted.length);
    expect(written(rows)).toEqual(['Soal jawab|5', 'Kerja kumpulan', 'Tiket keluar|3']);
    expect([at, caret]).toEqual([2, 'Tiket keluar'.length]);
  });

  it('an empty one joins the one before; two with minutes take them together', () => {
    expect(joinBefore(added(three, 0).rows, 1)).toMatchObject({ at: 0, caret: 3 });
    expect(written(joinBefore(three, 1).rows)).toEqual(['Ais Stesen|17', 'Tiket']);
    expect(written(joinBefore(three, 0).rows)).toEqual(written(three));
  });

  it('move by one, and stay at the ends', () => {
    expect(written(moved(three, 2, -1).rows)).toEqual(['Ais|5', 'Tiket', 'Stesen|12']);
    expect(written(moved(three, 0, -1).rows)).toEqual(written(three));
  });

  it('the last to go leaves an empty one', () => {
    expect(written(removed(rowsOf('Ais'), 0).rows)).toEqual(['']);
  });

  it('minutes typed behind the words go where minutes stand', () => {
    const typed = typeInto(rowsOf('Ais'), 0, 'Ais (7 min)', 11).rows;
    expect(written(settled(typed, 0))).toEqual(['Ais|7']);
    expect(textOf(typed)).toBe('Ais (7 min)');
  });

  it('say what is left of the lesson, and nothing when it is full or nobody knows how long it is', () => {
    expect([minutesLeft(three, 30), minutesLeft(three, 17), minutesLeft(three, null)]).toEqual([
      13,
      null,
      null,
    ]);
  });

  it('whatever is typed or pasted, what is kept is read again as it stands', () => {
    const typing = fc.array(fc.oneof(fc.string(), fc.constantFrom('\n', '(5 min)', '[0 min]', '\n\n- a')));
    fc.assert(
      fc.property(typing, fc.nat(), (pieces, pick) => {
        const typed = pieces.join('');
        const { rows, at, caret } = typeInto(three, pick % 3, typed, pick % (typed.length + 1));
        expect(sayTheSame(rows, textOf(rows))).toBe(true);
        expect(activitiesOf(stepsOf(textOf(rows)))).toBe(textOf(rows));
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        expect(caret).toBeLessThanOrEqual(rows[at]?.text.length ?? -1);
      }),
    );
  });
});
