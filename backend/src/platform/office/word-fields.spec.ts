import type { XmlElement } from '../archives/xml-tree.js';
import { isKnownField, withKnownFields } from './word-fields.js';

describe('A field stays', () => {
  it.each([
    ' PAGE ',
    'NUMPAGES  \\* MERGEFORMAT',
    ' DATE \\@ "d MMMM yyyy" ',
    'TIME \\@ "h:mm am/pm"',
    'TOC \\o "1-3" \\h \\z \\u',
    'styleref "Tajuk 1"',
    'HYPERLINK \\l "_Toc123"',
    `PAGE ${'9'.repeat(395)}`,
  ])('where it is made of the document and the day: %s', (instruction) => {
    expect(isKnownField(instruction)).toBe(true);
  });
});

describe('A field goes', () => {
  it.each([
    'INCLUDEPICTURE "http://jahat.test/a.png" \\d',
    'DDEAUTO cmd "/k jahat" x',
    'QUOTE 68 68 69',
    'HYPERLINK "https://jahat.test"',
    'HYPERLINK \\l "a" \\o "http://jahat.test"',
    'IF 1 = 1 "a" "b"',
    'PAGE "{{objektif}}"',
    'TOC "c:\\jahat"',
    '',
    'PAGEINCLUDETEXT',
    `PAGE ${'9'.repeat(396)}`,
  ])('where it is not known, or longer than any: %s', (instruction) => {
    expect(isKnownField(instruction)).toBe(false);
  });
});

describe('A field within the instruction of another', () => {
  const run = (name: string, content: string): XmlElement => {
    const isMark = name === 'w:fldChar';
    const attributes: Record<string, string> = isMark ? { 'w:fldCharType': content } : {};
    const written = { name, attributes, children: isMark ? [] : [content] };
    return { name: 'w:r', attributes: {}, children: [written] };
  };
  const mark = (type: 'begin' | 'separate' | 'end') => run('w:fldChar', type);
  const paragraph = (...children: XmlElement[]): XmlElement => ({ name: 'w:p', attributes: {}, children });
  const result = [mark('separate'), run('w:t', '7'), mark('end')];

  it('makes that one unknown, though both are known and it shows nothing: what it showed stays', () => {
    const inner = [mark('begin'), run('w:instrText', 'DATE'), mark('end')];
    const unwrapped = jest.fn();
    const outer = paragraph(mark('begin'), run('w:instrText', ' PAGE '), ...inner, ...result);
    const kept = JSON.stringify(withKnownFields(outer, unwrapped));
    expect(kept).not.toMatch(/PAGE|DATE|fldChar/);
    expect(kept).toContain('7');
    expect(unwrapped).toHaveBeenCalledTimes(1);
  });

  it('and one by itself stays whole', () => {
    const alone = paragraph(mark('begin'), run('w:instrText', ' PAGE '), ...result);
    expect(withKnownFields(alone, () => undefined)).toEqual(alone);
  });
});
