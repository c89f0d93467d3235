import { identityNumberOf, lastOf } from './identity-number.js';
import { mayBeOne } from './pupil.js';
import { foldedName, wordsOfName, wordsSought } from './pupil-name.js';

describe('a number of identity', () => {
  it.each([
    ['120315-10-0982', '120315100982'],
    [' 120315 10 0982 ', '120315100982'],
    ['000229101234', '000229101234'],
    ['a1234567', 'A1234567'],
    ['E-99 887', 'E99887'],
  ])('written as %j is kept as %s', (written, kept) => {
    expect(identityNumberOf(written)).toBe(kept);
  });

  it.each([
    '',
    '12',
    '121315100982',
    '120230101234',
    '12031510098',
    '1234567',
    'TIADA',
    '１２０３１５１００９８２',
  ])('is not %j', (written) => {
    expect(identityNumberOf(written)).toBeNull();
  });

  it('is shown by its end alone', () => {
    expect([lastOf('120315100982', 2), lastOf('120315100982', 4)]).toEqual(['82', '0982']);
  });
});

describe('a name', () => {
  it.each([
    ['Aisyah  Humaira binti Faizal', ['aisyah', 'humaira', 'faizal']],
    ['Dhivya a/p Ganesan', ['dhivya', 'ganesan']],
    ['Nur-Iman bt. Zul’kifli', ['nur', 'iman', 'bt', 'zul', 'kifli']],
    ['José Pereira', ['jose', 'pereira']],
    ['陳美玲', ['陳美玲', '美玲', '玲']],
    ['தமிழ்செல்வி ராஜன்', ['தமிழ்செல்வி', 'ராஜன்'].map(foldedName)],
    ['مُحَمَّد علي', ['محمد', 'علي']],
  ])('%s is found by its words', (name, words) => {
    expect(wordsOfName(name)).toEqual(words);
  });

  it('is sought by any of its words, connectives left aside', () => {
    expect(wordsSought('  FAIZAL binti ais')).toEqual(['faizal', 'ais']);
  });

  it('of a thousand words costs no more than of twelve', () => {
    expect(wordsOfName(Array.from({ length: 1000 }, (_, index) => `nama${index}`).join(' '))).toHaveLength(
      12,
    );
  });
});

describe('two pupils of one name and sex', () => {
  const pupil = { name: 'Ali', sex: 'M', birthDate: null, hasNumber: false } as const;
  it.each([
    [{}, {}, true],
    [{ hasNumber: true }, {}, true],
    [{ hasNumber: true }, { hasNumber: true }, false],
    [{ birthDate: '2015-01-02' }, { birthDate: '2015-01-03' }, false],
    [{ birthDate: '2015-01-02' }, { birthDate: '2015-01-02' }, true],
  ])('%j and %j may be one: %s', (one, other, expected) => {
    expect(mayBeOne({ ...pupil, ...one }, { ...pupil, ...other })).toBe(expected);
  });
});
