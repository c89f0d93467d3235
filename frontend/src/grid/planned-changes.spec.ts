import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { noHistory, redoStep, undoStep, withStep } from './change-history';
import type { Block } from './place';
import {
  changesOf,
  needsPreview,
  pastedBlock,
  planClearing,
  planEntry,
  planFill,
  planPaste,
  textsOf,
} from './planned-changes';
import { applied, marksSheet, nameOf } from './sheet.builder';

const block = (top: number, left: number, bottom = top, right = left): Block => ({
  top,
  left,
  bottom,
  right,
});
const whole = block(0, 0, 2, 2);

describe('A paste', () => {
  const marks = { 'a/k': 60, 'a/l': 61 };

  it('says of every text what changes, what is the same and what is refused', () => {
    const sheet = marksSheet(marks, { holes: ['b/k'] });
    const { planned, outside } = planPaste(sheet, block(0, 0), [
      ['60', '72,5', 'abc', '9'],
      ['5', '64', ''],
      ['', '', '101'],
      ['1', '2', '3'],
    ]);
    const verdicts = planned.map(({ row, column, ...rest }) => [
      nameOf(row.id, column.id),
      rest.verdict === 'refused' ? rest.reason : rest.verdict,
    ]);
    expect(verdicts).toEqual([
      ['a/k', 'same'],
      ['a/l', 'changes'],
      ['a/m', 'Sila isi 0 hingga 100.'],
      ['b/k', 'Petak ini tidak diisi.'],
      ['b/l', 'changes'],
      ['b/m', 'same'],
      ['c/k', 'same'],
      ['c/l', 'same'],
      ['c/m', 'Sila isi 0 hingga 100.'],
    ]);
    expect(outside).toBe(4);
    expect(planned[1]).toMatchObject({ before: 61, after: 72.5, remark: 'Koma dibaca sebagai titik.' });
  });

  it('passes a hole with nothing in it in silence', () => {
    const sheet = marksSheet(marks, { holes: ['a/k'] });
    expect(planPaste(sheet, block(0, 0), [['', '7']]).planned).toHaveLength(1);
  });

  it('fills every place of a choice with a single text', () => {
    const { planned } = planPaste(marksSheet(marks), block(0, 0, 1, 1), [['61']]);
    expect(planned.map(({ verdict }) => verdict)).toEqual(['changes', 'same', 'changes', 'changes']);
  });

  it('does not decide between two values that wait for a decision', () => {
    const standing = { name: 'differs', mine: 1, theirs: 2 } as const;
    const sheet = marksSheet({}, { cells: { 'a/k': { value: 2, standing } } });
    expect(planEntry(sheet, { row: 0, column: 0 }, '3').planned[0]?.verdict).toBe('refused');
  });

  it('changes nothing where nothing may be changed, and says why', () => {
    const sheet = { ...marksSheet(marks), closedReason: 'Sesi 2025 ditutup.' };
    expect(planEntry(sheet, { row: 0, column: 0 }, '3').planned).toMatchObject([
      { reason: 'Sesi 2025 ditutup.' },
    ]);
    expect(changesOf(planClearing(sheet, whole))).toEqual([]);
  });

  it('tries a value again that was refused, and the old one that still stands', () => {
    const standing = { name: 'refused', asked: 9, reason: '' } as const;
    const sheet = marksSheet({}, { cells: { 'a/k': { value: 2, standing } } });
    expect(planEntry(sheet, { row: 0, column: 0 }, '2').planned[0]?.verdict).toBe('changes');
  });

  it('is looked at first where it is more than one text at one place', () => {
    expect(needsPreview(block(0, 0), [['5']])).toBe(false);
    expect(needsPreview(block(0, 0, 1, 0), [['5']])).toBe(true);
    expect(needsPreview(block(0, 0), [['5', '6']])).toBe(true);
  });

  it('leaves chosen what it covered', () => {
    const sheet = marksSheet({});
    expect(
      pastedBlock(sheet, block(1, 1), [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ]),
    ).toEqual(block(1, 1, 2, 2));
    expect(pastedBlock(sheet, block(0, 0, 2, 0), [['1']])).toEqual(block(0, 0, 2, 0));
  });
});

describe('A fill', () => {
  const marks = { 'a/k': 1, 'a/l': 2, 'b/k': 3, 'c/l': 4 };
  const filled = (at: Block, direction: 'down' | 'right') =>
    textsOf(marksSheet(applied(marks, changesOf(planFill(marksSheet(marks), at, direction)))), whole);

  it('takes the first row of a block down', () => {
    expect(filled(block(0, 0, 2, 1), 'down')).toEqual([
      ['1', '2', ''],
      ['1', '2', ''],
      ['1', '2', ''],
    ]);
  });

  it('takes the first column of a block across', () => {
    expect(filled(block(0, 0, 1, 2), 'right')).toEqual([
      ['1', '1', '1'],
      ['3', '3', '3'],
      ['', '4', ''],
    ]);
  });

  it('takes into a single place what stands over it, or left of it', () => {
    expect(filled(block(1, 1), 'down')[1]).toEqual(['3', '2', '']);
    expect(filled(block(1, 1), 'right')[1]).toEqual(['3', '3', '']);
  });

  it('passes what takes no value', () => {
    const { planned } = planFill(marksSheet(marks, { holes: ['b/k'] }), block(0, 0, 2, 0), 'down');
    expect(planned.map(({ row }) => row.id)).toEqual(['c']);
  });

  it('does nothing in the first row or column, where nothing stands before', () => {
    expect(planFill(marksSheet(marks), block(0, 0), 'down').planned).toEqual([]);
    expect(planFill(marksSheet(marks), block(0, 0), 'right').planned).toEqual([]);
  });
});

it('clearing empties what is chosen', () => {
  const changes = changesOf(planClearing(marksSheet({ 'a/k': 5, 'b/l': 6 }), whole));
  expect(changes.map(({ after }) => after)).toEqual([null, null]);
});

describe('What was done', () => {
  const texts = array(array(constantFrom('', '5', '77', '101', 'x'), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  });
  const places = record({ row: integer({ min: 0, max: 2 }), column: integer({ min: 0, max: 2 }) });
  const marks = array(constantFrom(null, 5, 77), { minLength: 9, maxLength: 9 }).map((values) =>
    Object.fromEntries(
      values.map((value, at) => [nameOf('abc'[at % 3] ?? '', 'klm'[Math.floor(at / 3)] ?? ''), value]),
    ),
  );

  it('is as before once it is undone, and as after once it is done again', () => {
    assert(
      property(marks, places, texts, ({ ...before }, { row, column }, pasted) => {
        const changes = changesOf(planPaste(marksSheet(before), block(row, column), pasted));
        const after = applied(before, changes);
        const undone = undoStep(withStep(noHistory, changes));
        const redone = redoStep(undone.history);
        expect(applied(after, undone.changes)).toEqual(before);
        expect(applied(before, redone.changes)).toEqual(after);
        expect(redone.history).toEqual(withStep(noHistory, changes));
      }),
    );
  });

  it('is the same as text by text into a plain table', () => {
    assert(
      property(marks, places, texts, (before, { row, column }, pasted) => {
        const naive: Record<string, number | null> = { ...before };
        for (const [down, line] of pasted.entries())
          for (const [across, text] of line.entries()) {
            const name = nameOf('abc'[row + down] ?? '', 'klm'[column + across] ?? '');
            const isTaken = name in naive && text !== 'x' && text !== '101';
            if (isTaken) naive[name] = text === '' ? null : Number(text);
          }
        expect(applied(before, changesOf(planPaste(marksSheet(before), block(row, column), pasted)))).toEqual(
          naive,
        );
      }),
    );
  });

  it('is taken back step by step, the latest first, and not again after something new', () => {
    const step = (after: number) =>
      changesOf(planEntry(marksSheet({}), { row: 0, column: 0 }, String(after)));
    const two = withStep(withStep(noHistory, step(1)), step(2));
    const { history, changes } = undoStep(two);
    expect(changes[0]).toMatchObject({ before: 2, after: null });
    expect(redoStep(withStep(history, step(3))).changes).toEqual([]);
    expect(undoStep(noHistory).changes).toEqual([]);
  });
});
