import fc from 'fast-check';
import { codeOfText, shownCode, textOfCode } from './check-code.js';

const codes = fc.uint8Array({ minLength: 16, maxLength: 16 });

it('a code is read from its text, as it is shown and as people type it', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const text = textOfCode(code);
      expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
      for (const typed of [
        text,
        shownCode(code),
        text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'),
      ])
        expect(codeOfText(typed)).toEqual(code);
    }),
  );
});

it('no two texts are one code', () => {
  fc.assert(
    fc.property(
      codes,
      fc.nat(25),
      fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
      (code, at, letter) => {
        const text = textOfCode(code);
        const other = text.slice(0, at) + letter + text.slice(at + 1);
        if (other !== text) expect(codeOfText(other)).not.toEqual(code);
      },
    ),
  );
});

it.each(['', 'U'.repeat(26), '0'.repeat(25), '0'.repeat(27), `${'0'.repeat(25)}1`, "' OR 1=1 --"])(
  '%j is no code',
  (typed) => expect(codeOfText(typed)).toBeNull(),
);
