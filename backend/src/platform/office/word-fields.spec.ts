import { isKnownField } from './word-fields.js';

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
