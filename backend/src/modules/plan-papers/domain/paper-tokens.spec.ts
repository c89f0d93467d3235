import { isPaperToken, isTokenOfPaper, PAPER_TOKENS, tokenNamed } from './paper-tokens.js';

describe('A token of a template', () => {
  it.each([
    ['objektif', 'objektif'],
    [' Mata Pelajaran ', 'mata_pelajaran'],
    ['KOD-SEKOLAH', 'kod_sekolah'],
  ])('is known however people type it: %j', (written, token) => {
    expect(tokenNamed(written)).toBe(token);
    expect(isPaperToken(token)).toBe(true);
  });

  it.each(['nama_murid', 'toString', ''])('is unknown otherwise: %j', (name) => {
    expect(isPaperToken(name)).toBe(false);
  });

  it('may stand in a head only where every page says the same', () => {
    expect(isTokenOfPaper('sekolah')).toBe(true);
    expect(isTokenOfPaper('minggu')).toBe(false);
    expect(PAPER_TOKENS.every(({ meaning }) => meaning !== '')).toBe(true);
  });
});
