import { firstDifference } from './first-difference.ts';

describe('The first difference of two texts', () => {
  it('is none when they are the same', () => {
    expect(firstDifference('a\nb\n', 'a\nb\n')).toBeUndefined();
  });

  it('names the line and both readings', () => {
    expect(firstDifference('a\nb\n', 'a\nc\n')).toBe('line 2\n  committed:   b\n  regenerated: c');
  });

  it('sees what was only appended', () => {
    expect(firstDifference('a', 'a\nb')).toBe('line 2\n  committed:   (end)\n  regenerated: b');
  });
});
