import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { readTabSeparated, writeTabSeparated } from './tab-separated';

describe('A block of a sheet', () => {
  it.each<[string, string, string[][]]>([
    [
      'Excel ends every row',
      '72\t81\r\n64\t\r\n',
      [
        ['72', '81'],
        ['64', ''],
      ],
    ],
    [
      'Google ends all rows but the last',
      '72\t81\n64\tTH',
      [
        ['72', '81'],
        ['64', 'TH'],
      ],
    ],
    ['LibreOffice quotes a line break', '"baris\nkedua"\t5\n', [['baris\nkedua', '5']]],
    ['a quoted field holds tabs, CRLF and quotes', '"a\tb\r\n""c"""\td\r\n', [['a\tb\r\n"c"', 'd']]],
    ['a quote inside a plain field is a quote', '5" paip\tx', [['5" paip', 'x']]],
    [
      'a quote that is never closed is a quote',
      '"x\ty\nz',
      [
        ['"x', 'y'],
        ['z', ''],
      ],
    ],
    ['an empty row is a row', 'a\n\nb', [['a'], [''], ['b']]],
    [
      'a row that is shorter is filled up',
      'a\tb\nc',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['the last of the fields may be empty', 'a\t', [['a', '']]],
    ['old line breaks count', 'a\rb', [['a'], ['b']]],
    ['nothing is nothing', '', []],
  ])('is read: %s', (_why, text, rows) => {
    expect(readTabSeparated(text)).toEqual(rows);
  });

  it('is read back as it was written, whatever stands in it', () => {
    const odd = constantFrom(...'\t\n\r"\'=+-@5');
    const cell = array(oneof(odd, string({ maxLength: 1 })), { maxLength: 6 }).map((parts) => parts.join(''));
    const blocks = integer({ min: 1, max: 4 }).chain((width) =>
      array(array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
    assert(
      property(blocks, (block) => {
        expect(readTabSeparated(writeTabSeparated(block))).toEqual(block);
      }),
    );
  });

  it('runs nothing in the sheet that it is pasted into, and leaves numbers as they are', () => {
    expect(writeTabSeparated([['=HYPERLINK("x")', '-5', '+cmd', '@x', "'=1"]])).toBe(
      '"\'=HYPERLINK(""x"")"\t-5\t\'+cmd\t\'@x\t\'\'=1\n',
    );
  });
});
