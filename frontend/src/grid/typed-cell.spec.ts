import type { Place } from './place';
import { planEntry } from './planned-changes';
import type { Cell } from './sheet';
import { marksSheet } from './sheet.builder';
import { entryAt, readWhileTyped, sheetBefore, stoodBefore } from './typed-cell';

const first: Place = { row: 0, column: 0 };
const firstCell = (cell: Cell<number | null>) => marksSheet({}, { cells: { 'a/k': cell } });

function entryIn(sheet = marksSheet({ 'a/k': 60 })) {
  const entry = entryAt(sheet, first, undefined);
  if (!entry) throw new Error('The cell takes values.');
  return { sheet, entry };
}

describe('A cell that is being written in', () => {
  it('keeps each text that means something, before it is entered', () => {
    const { sheet, entry } = entryIn();
    expect(['7', '72', '72,5', '', 'abc', '101'].map((text) => readWhileTyped(sheet, entry, text))).toEqual([
      ...[{ value: 7 }, { value: 72 }, { value: 72.5, remark: 'Koma dibaca sebagai titik.' }],
      ...[{ value: null }, undefined, undefined],
    ]);
  });

  it('does not keep letters that look for a choice', () => {
    const marks = marksSheet({ 'a/k': 60 });
    const editor = { suggest: () => [], orderOf: () => '' };
    const { sheet, entry } = entryIn({ ...marks, kind: { ...marks.kind, editor } });
    expect(readWhileTyped(sheet, entry, '7')).toBeUndefined();
    expect(stoodBefore(sheet, entry)).toBeUndefined();
  });

  it('stands as it stood once it is given up, with what the server had refused', () => {
    const settled = entryIn();
    expect(stoodBefore(settled.sheet, settled.entry)).toEqual({ value: 60 });
    const refused = entryIn(
      firstCell({ value: 46, standing: { name: 'refused', asked: 64, reason: 'Dikunci.' } }),
    );
    expect(stoodBefore(refused.sheet, refused.entry)).toEqual({ value: 64 });
  });

  it('leaves two values alone, of which one has to be chosen', () => {
    const { sheet, entry } = entryIn(
      firstCell({ value: 72, standing: { name: 'differs', mine: 58, theirs: 72 } }),
    );
    expect(readWhileTyped(sheet, entry, '7')).toBeUndefined();
    expect(stoodBefore(sheet, entry)).toBeUndefined();
  });

  it('is one change from what stood there, however many letters were kept on the way', () => {
    const { entry } = entryIn();
    const after = marksSheet({ 'a/k': 72 });
    const { planned } = planEntry(sheetBefore(after, entry), first, '72');
    expect(planned).toMatchObject([{ verdict: 'changes', before: 60, after: 72 }]);
  });

  it('is opened nowhere where no value is taken', () => {
    expect(entryAt(marksSheet({}, { holes: ['a/k'] }), first, '7')).toBeUndefined();
    expect(entryAt({ ...marksSheet({}), closedReason: 'Ditutup.' }, first, '7')).toBeUndefined();
  });
});
