import { isPlainText } from './is-plain-text.js';

describe('plain text', () => {
  it.each(['', 'Objektif', 'baris 1\nbaris 2\tx', '数学', 'رياضيات', '👩‍🏫', '\u0001', '\ufffd', '\uffff'])(
    '%j is',
    (text) => {
      expect(isPlainText(text)).toBe(true);
    },
  );

  it.each(['\0', 'a\0b', '\ud83d', 'a\udc00b', '\udc00\ud83d', 7, null, undefined, ['a'], {}])(
    '%j is not',
    (value) => {
      expect(isPlainText(value)).toBe(false);
    },
  );
});
