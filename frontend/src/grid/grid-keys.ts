import type { FillDirection } from './planned-changes';
import type { Move } from './selection-moves';

/** A press while no cell is being edited. Ctrl is Command on a Mac. */
export type Press = Readonly<{ key: string; isCtrl: boolean; isShift: boolean; isAlt: boolean }>;

export type Intent =
  | { does: 'move'; move: Move; isExtending: boolean }
  /** On to the next cell that takes a value. */
  | { does: 'advance'; isBackwards: boolean }
  /** `typed` takes the place of what stood there; without it, that is edited. */
  | { does: 'edit'; typed?: string }
  | { does: 'fill'; direction: FillDirection }
  /** This value into the cell beside it, and on to that. */
  | { does: 'carry-right' }
  | { does: 'clear' | 'undo' | 'redo' | 'select-all' }
  | { does: 'move-row'; direction: 'up' | 'down' };

const moves: Readonly<Partial<Record<string, Move>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'row-start',
  End: 'row-end',
};

const movesWithCtrl: Readonly<Partial<Record<string, Move>>> = {
  ArrowUp: 'column-top',
  ArrowDown: 'column-bottom',
  ArrowLeft: 'row-start',
  Home: 'first',
  End: 'last',
};

const movesWithCtrlAndShift: Readonly<Partial<Record<string, Move>>> = {
  ...movesWithCtrl,
  ArrowRight: 'row-end',
};

const withCtrl: Readonly<Partial<Record<string, Intent>>> = {
  a: { does: 'select-all' },
  d: { does: 'fill', direction: 'down' },
  r: { does: 'fill', direction: 'right' },
  arrowright: { does: 'carry-right' },
  z: { does: 'undo' },
  y: { does: 'redo' },
};

const withAlt: Readonly<Partial<Record<string, Intent>>> = {
  ArrowUp: { does: 'move-row', direction: 'up' },
  ArrowDown: { does: 'move-row', direction: 'down' },
};

const alone: Readonly<Partial<Record<string, Intent>>> = {
  F2: { does: 'edit' },
  ' ': { does: 'edit' },
  Delete: { does: 'clear' },
  Backspace: { does: 'clear' },
};

/** What a spreadsheet would do; nothing for keys that are the browser's, Tab among them: it leaves the grid. */
export function intentOf({ key, isCtrl, isShift, isAlt }: Press): Intent | undefined {
  if (isAlt) return isCtrl || isShift ? undefined : withAlt[key];
  const ways = isCtrl ? (isShift ? movesWithCtrlAndShift : movesWithCtrl) : moves;
  const move = ways[key];
  if (move) return { does: 'move', move, isExtending: isShift };
  if (isCtrl)
    return isShift ? (key.toLowerCase() === 'z' ? { does: 'redo' } : undefined) : withCtrl[key.toLowerCase()];
  if (key === 'Enter') return { does: 'advance', isBackwards: isShift };
  return alone[key] ?? ([...key].length === 1 ? { does: 'edit', typed: key } : undefined);
}
