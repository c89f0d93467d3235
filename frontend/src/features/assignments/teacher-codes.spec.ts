import { array, assert, property, string } from 'fast-check';
import { teacherCodes } from './teacher-codes';

const codesOf = (...names: string[]) => {
  const codes = teacherCodes(names.map((displayName, at) => ({ userId: String(at), displayName })));
  return names.map((_name, at) => codes.get(String(at)));
};

describe('The code of a teacher', () => {
  it.each([
    ['Nurul Aina binti Hassan', 'NA'],
    ['Pn. Kavitha a/p Subramaniam', 'KS'],
    ['Lim Hui Shan', 'LH'],
    ['Ustazah Siti Hajar', 'SH'],
    ['Izzat', 'IZ'],
    ['林慧珊', '林慧'],
    ['', '?2'],
  ])('of %s is %s', (name, code) => {
    expect(codesOf(name)).toEqual([code]);
  });

  it('is nobody else’s', () => {
    expect(codesOf('Siti Hajar', 'Siti Hamidah', 'Sarah Hani')).toEqual(['SI', 'ST', 'SH']);
  });

  it('is nobody else’s, whatever people are called', () => {
    assert(
      property(array(string({ maxLength: 6 }), { maxLength: 40 }), (names) => {
        const codes = codesOf(...names);
        expect(new Set(codes).size).toBe(names.length);
      }),
    );
  });
});
