import { type Intent, intentOf } from './grid-keys';

const press = (key: string, ...held: ('ctrl' | 'shift' | 'alt')[]) =>
  intentOf({
    key,
    isCtrl: held.includes('ctrl'),
    isShift: held.includes('shift'),
    isAlt: held.includes('alt'),
  });

describe('A key in a grid', () => {
  it.each<[string, ReturnType<typeof press>, Intent | undefined]>([
    ['an arrow moves', press('ArrowDown'), { does: 'move', move: 'down', isExtending: false }],
    ['with Shift it chooses', press('ArrowUp', 'shift'), { does: 'move', move: 'up', isExtending: true }],
    [
      'Home leads to the start of the row',
      press('Home'),
      { does: 'move', move: 'row-start', isExtending: false },
    ],
    [
      'Ctrl End leads to the last cell',
      press('End', 'ctrl'),
      { does: 'move', move: 'last', isExtending: false },
    ],
    [
      'Ctrl Down leads to the last row',
      press('ArrowDown', 'ctrl'),
      { does: 'move', move: 'column-bottom', isExtending: false },
    ],
    ['Ctrl Right carries the value on', press('ArrowRight', 'ctrl'), { does: 'carry-right' }],
    [
      'Ctrl Shift Right chooses to the end of the row',
      press('ArrowRight', 'ctrl', 'shift'),
      { does: 'move', move: 'row-end', isExtending: true },
    ],
    ['Enter goes on', press('Enter'), { does: 'advance', isBackwards: false }],
    ['Shift Enter goes back', press('Enter', 'shift'), { does: 'advance', isBackwards: true }],
    ['F2 edits what stands there', press('F2'), { does: 'edit' }],
    ['a letter begins anew', press('k'), { does: 'edit', typed: 'k' }],
    ['a letter of any script does', press('林'), { does: 'edit', typed: '林' }],
    ['Ctrl D fills down', press('d', 'ctrl'), { does: 'fill', direction: 'down' }],
    ['Ctrl R fills right', press('r', 'ctrl'), { does: 'fill', direction: 'right' }],
    ['Delete empties', press('Delete'), { does: 'clear' }],
    ['Ctrl Z takes back', press('z', 'ctrl'), { does: 'undo' }],
    ['Ctrl Shift Z does again', press('Z', 'ctrl', 'shift'), { does: 'redo' }],
    ['Ctrl Y does again', press('y', 'ctrl'), { does: 'redo' }],
    ['Ctrl A chooses all', press('a', 'ctrl'), { does: 'select-all' }],
    ['Tab is the browser’s: it leaves the grid', press('Tab'), undefined],
    ['Ctrl C is the browser’s: it copies', press('c', 'ctrl'), undefined],
    ['Alt is the browser’s', press('ArrowLeft', 'alt'), undefined],
    ['keys without a letter say nothing', press('Shift', 'shift'), undefined],
  ])('%s', (_what, intent, expected) => {
    expect(intent).toEqual(expected);
  });
});
