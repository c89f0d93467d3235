import { useState } from 'react';
import { type ChangeHistory, noHistory, redoStep, undoStep, withStep } from './change-history';
import type { Intent } from './grid-keys';
import {
  type Block,
  blockOf,
  chosenIn,
  type Place,
  placeWithin,
  type Selection,
  selectionNow,
  selectionOf,
} from './place';
import {
  changesOf,
  needsPreview,
  type Plan,
  pastedBlock,
  planClearing,
  planEntry,
  planFill,
  planPaste,
  takesValue,
} from './planned-changes';
import { type Move, movedSelection, nextPlace } from './selection-moves';
import type { GridProps, Sheet } from './sheet';
import { type Entry, entryAt, readWhileTyped, sheetBefore, stoodBefore } from './typed-cell';

/** Where an entry leads once it is taken. */
export type Onward = 'next' | 'back' | Move | 'stay';

type Preview<Value> = { plan: Plan<Value>; covered: Block };

/** What was done, as it is read out. */
function outcomeSentence<Value>({ planned }: Plan<Value>): string {
  const refused = planned.find((plan) => plan.verdict === 'refused');
  if (refused?.verdict === 'refused') return `${refused.row.name}, ${refused.column.name}: ${refused.reason}`;
  const changed = planned.filter(({ verdict }) => verdict === 'changes').length;
  return changed > 1 ? `${changed} petak diisi.` : '';
}

/** Selection, entry, paste and undo of one grid; the values are the page's, which hears every change. */
export function useGrid<Value>(
  sheet: Sheet<Value>,
  onWrite: GridProps<Value>['onWrite'],
  onType: GridProps<Value>['onType'],
) {
  const [chosen, setChosen] = useState(() => {
    const today = sheet.rows.findIndex(({ isCurrent }) => isCurrent);
    return chosenIn(sheet.rows, selectionOf({ row: Math.max(0, today), column: 0 }));
  });
  const [entry, setEditing] = useState<Entry<Value>>();
  const [preview, setPreview] = useState<Preview<Value>>();
  const [history, setHistory] = useState<ChangeHistory<Value>>(noHistory);
  const [said, say] = useState('');

  const size = { rows: sheet.rows.length, columns: sheet.columns.length };
  const selection = selectionNow(sheet.rows, size.columns, chosen);
  const block = blockOf(selection);
  // What is typed belongs to its row, not to one that has come into its place: without it the entry is over.
  const editing = sheet.rows[selection.head.row]?.id === entry?.row.id ? entry : undefined;
  if (entry && !editing) setEditing(undefined);

  function select(next: Selection) {
    setChosen(chosenIn(sheet.rows, next));
    setEditing(undefined);
  }

  function write(plan: Plan<Value>) {
    const changes = changesOf(plan);
    setHistory(withStep(history, changes));
    if (changes.length > 0) onWrite(changes);
    say(outcomeSentence(plan));
  }

  function turn({ history: turned, changes }: ReturnType<typeof undoStep<Value>>, word: string) {
    setHistory(turned);
    if (changes.length > 0) onWrite(changes);
    say(changes.length > 0 ? `${changes.length} petak ${word}.` : '');
  }

  const undo = () => turn(undoStep(history), 'dikembalikan');
  const redo = () => turn(redoStep(history), 'diisi semula');

  function go(onward: Onward, from: Place = selection.head) {
    if (onward === 'stay') return setEditing(undefined);
    const isStep = onward === 'next' || onward === 'back';
    select(
      isStep
        ? selectionOf(nextPlace(from, onward === 'back', (place) => takesValue(sheet, place), size))
        : movedSelection(selectionOf(from), onward, false, size),
    );
  }

  /** Why the text was refused; nothing once it is taken. */
  function enter(text: string, onward: Onward): string | undefined {
    const plan = planEntry(editing ? sheetBefore(sheet, editing) : sheet, selection.head, text);
    const refused = plan.planned.find((planned) => planned.verdict === 'refused');
    if (refused?.verdict === 'refused') {
      say(refused.reason);
      return refused.reason;
    }
    write(plan);
    go(onward);
    return undefined;
  }

  function paste(texts: readonly (readonly string[])[]) {
    if (texts.length === 0) return;
    const plan = planPaste(sheet, block, texts);
    if (needsPreview(block, texts)) setPreview({ plan, covered: pastedBlock(sheet, block, texts) });
    else write(plan);
  }

  function acceptPaste({ plan, covered: { top, left, bottom, right } }: Preview<Value>) {
    setPreview(undefined);
    write(plan);
    select({ anchor: { row: top, column: left }, head: { row: bottom, column: right } });
  }

  function edit(typed?: string) {
    const entry = entryAt(sheet, selection.head, typed);
    if (!entry) return;
    setEditing(entry);
    if (typed !== undefined) type(typed, entry);
  }

  /** Letter by letter, before it is entered: what can be read of it is kept at once. */
  function type(text: string, entry = editing) {
    const read = entry && readWhileTyped(sheet, entry, text);
    if (read) onType(entry.row, entry.column, read.value);
  }

  /** As it was before anything was typed. */
  function takeBack() {
    const before = editing && stoodBefore(sheet, editing);
    if (before) onType(editing.row, editing.column, before.value);
    setEditing(undefined);
  }

  function carryRight() {
    const right = movedSelection(selectionOf(selection.head), 'right', false, size);
    if (right.head.column === selection.head.column) return;
    write(planFill(sheet, blockOf(right), 'right'));
    select(right);
  }

  const everything: Selection = {
    anchor: { row: 0, column: 0 },
    head: placeWithin({ row: size.rows, column: size.columns }, size),
  };

  function carryOut(intent: Intent) {
    if (intent.does === 'move') select(movedSelection(selection, intent.move, intent.isExtending, size));
    else if (intent.does === 'advance') go(intent.isBackwards ? 'back' : 'next');
    else if (intent.does === 'edit') edit(intent.typed);
    else if (intent.does === 'fill') write(planFill(sheet, block, intent.direction));
    else if (intent.does === 'carry-right') carryRight();
    else if (intent.does === 'clear') write(planClearing(sheet, block));
    else if (intent.does === 'undo') undo();
    else if (intent.does === 'redo') redo();
    else if (intent.does === 'select-all') select(everything);
  }

  return {
    ...{
      selection,
      block,
      editing,
      preview,
      said,
      undo,
      redo,
      select,
      edit,
      enter,
      type,
      takeBack,
      go,
      paste,
      acceptPaste,
      carryOut,
      write,
    },
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    dropPaste: () => setPreview(undefined),
  };
}

export type GridControl<Value> = ReturnType<typeof useGrid<Value>>;
