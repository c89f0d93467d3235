import { shortcutOf } from './shortcut-of';

const press = { ctrlKey: false, metaKey: false, isWriting: false };

it.each([
  ['Ctrl-K opens the palette', { ...press, key: 'k', ctrlKey: true }, 'palette'],
  ['Command-K too, while writing as well', { ...press, key: 'K', metaKey: true, isWriting: true }, 'palette'],
  ['? shows the shortcuts', { ...press, key: '?' }, 'shortcuts'],
  ['? in a text is a question mark', { ...press, key: '?', isWriting: true }, null],
  ['a letter is a letter', { ...press, key: 'k' }, null],
])('%s', (_sentence, pressed, expected) => {
  expect(shortcutOf(pressed)).toBe(expected);
});
