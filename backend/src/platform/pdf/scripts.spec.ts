import fc from 'fast-check';
import { breakLines } from './break-lines.js';
import { directionOf, lettersOf, runsOf } from './scripts.js';

const runs = (line: string) => runsOf(line, directionOf(line)).map(({ text, script }) => [script, text]);

describe('A line', () => {
  it('is written in the font of each script', () => {
    expect(runs('SJK(C) 中华（二） சரஸ்வதி श्री')).toEqual([
      ['latin', 'SJK(C) '],
      ['han', '中华（二）'],
      ['latin', ' '],
      ['tamil', 'சரஸ்வதி'],
      ['latin', ' '],
      ['devanagari', 'श्री'],
    ]);
  });

  it('keeps the marks of a letter in its font', () => {
    expect(runs('كَتَبَ')).toEqual([['arabic', 'كَتَبَ']]);
  });

  it('has the words of Jawi from right to left, brackets opened to the other side and numbers as they are', () => {
    const drawn = runs('سکوله (١٢٣) 45');
    expect(drawn.map(([, text]) => text).join('')).toBe('45 (٣٢١) سکوله');
    // The font turns the letters of a run round, and with them the digits, which is taken back beforehand.
    expect(drawn).toContainEqual(['arabic', '٣٢١']);
  });

  it('has a name in Jawi inside a Malay line where it was typed', () => {
    expect(runs('SK محمد علي Satu').map(([, text]) => text)).toEqual(['SK ', 'علي', ' ', 'محمد', ' Satu']);
  });
});

describe('Lines', () => {
  const linesOf = (text: string, width: number, maxLines = 9) =>
    breakLines(text, { width, maxLines, widthOf: (part) => part.length });

  it.each<[string, number, string[]]>([
    ['satu dua tiga', 8, ['satu dua', 'tiga']],
    ['satu\ndua', 8, ['satu', 'dua']],
    ['中华国民型（一）', 4, ['中华国民', '型（一）']],
    ['SekolahKebangsaan', 7, ['Sekolah', 'Kebangs', 'aan']],
    ['', 5, ['']],
  ])('break %j within %d', (text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });

  it('say where there was no place for more', () => {
    expect(linesOf('satu dua tiga empat', 8, 2)).toEqual(['satu dua', 'tiga…']);
    expect(linesOf('中华国民型', 3, 1)).toEqual(['中华…']);
  });
});

it('what is taken letter by letter without looking is what a look would have found', () => {
  const letters = new Intl.Segmenter('ms', { granularity: 'grapheme' });
  const alphabet = fc.constantFrom(...'a Z9é~ابتيۓچڠ٠一鿿ɏ\u0301\u064b\u0640\u00ad');
  fc.assert(
    fc.property(fc.string({ unit: alphabet, maxLength: 8 }), (text) => {
      expect(lettersOf(text)).toEqual(Array.from(letters.segment(text), ({ segment }) => segment));
    }),
  );
});
