import { HUES, type KeptMark, lettersOf, proposedMark } from './subject-mark.js';

const subject = (code: string, name = code) => ({ code, name });

describe('The mark of a subject', () => {
  it.each([
    ['BM', 'BM', 0],
    ['sej', 'SJ', 1],
    ['PSV', 'SV', 8],
    ['PI', 'PI', 5],
    ['PM', 'PM', 5],
  ])('is the usual one of %s: %s', (code, mark, hue) => {
    expect(proposedMark(subject(code), [])).toEqual({ mark, hue });
  });

  it('is else two letters of its code, or of its name where these are taken', () => {
    const tasawwur = subject('TAS', 'Tasawwur Islam');
    expect(proposedMark(tasawwur, []).mark).toBe('TA');
    expect(proposedMark(tasawwur, [{ mark: 'ta', hue: 0 }]).mark).toBe('TS');
    const taken = ['TA', 'TS'].map((mark) => ({ mark, hue: 0 }));
    expect(proposedMark(tasawwur, taken).mark).toBe('TI');
  });

  it('is each pair of letters once in a school, however many subjects it has', () => {
    const marks: KeptMark[] = [];
    for (let at = 0; at < 120; at += 1) marks.push(proposedMark(subject('X', 'X'), marks));
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(marks.length);
  });

  it('is a hue alone where no pair of letters is left', () => {
    const marks: KeptMark[] = [];
    for (let at = 0; at < 1_300; at += 1) marks.push(proposedMark(subject('X', 'X'), marks));
    const kept = marks.flatMap(({ mark }) => mark ?? []);
    expect(new Set(kept).size).toBe(kept.length);
    expect(marks.at(-1)).toMatchObject({ mark: null, hue: expect.any(Number) });
  });

  it('has the hue that the fewest have', () => {
    const marks: KeptMark[] = [];
    for (let at = 0; at < 3 * HUES; at += 1) marks.push(proposedMark(subject(`Q${at}`), marks));
    for (let hue = 0; hue < HUES; hue += 1) expect(marks.filter((each) => each.hue === hue)).toHaveLength(3);
  });

  it('reads what older releases have kept without one', () => {
    expect(proposedMark(subject('MT'), [{ mark: null, hue: null }])).toEqual({ mark: 'MT', hue: 6 });
  });

  it.each([
    ['语文', '语文'],
    ['தமிழ்', 'TA'],
    ['', 'AA'],
    ['--', 'AA'],
  ])('is there for any code: %s', (code) => {
    const mark = proposedMark(subject(code), []).mark ?? '';
    expect([...mark].length).toBeGreaterThan(0);
    expect([...mark].length).toBeLessThanOrEqual(2);
  });

  it('is made of the first letters of a name that no school keeps as a subject', () => {
    expect(['Bahasa Melayu', 'Matematik', 'seni  visual', '', '数学'].map(lettersOf)).toEqual([
      ...['BM', 'MA', 'SV', '', '数学'],
    ]);
  });
});
