import { markOnPaper, standingOnPaper, statusOnPaper } from './paper-standing.js';

describe('where something stands that goes to paper', () => {
  it.each([
    [null, false, false, 'Draf', 'DRAF'],
    ['sent', false, false, 'Dihantar', 'BELUM DISAHKAN'],
    ['sent', false, true, 'Dihantar, diubah kemudian', 'DRAF'],
    ['returned', false, false, 'Dipulangkan', 'DRAF'],
    ['returned', false, true, 'Dipulangkan', 'DRAF'],
    // Of its first step alone.
    ['verified', false, false, 'Dihantar', 'BELUM DISAHKAN'],
    ['verified', true, false, 'Disahkan', ''],
    ['verified', true, true, 'Pindaan sedang ditulis', 'DRAF'],
  ] as const)('%s, sealed %s and changed %s, is %s under %s', (state, isSealed, isChanged, status, mark) => {
    const standings = [standingOnPaper(state, { isSealed, isChanged })];
    expect(statusOnPaper(standings)).toBe(status);
    expect(markOnPaper(standings)).toBe(mark);
  });

  it('is counted where several differ, and a draft as long as one of them is', () => {
    expect(statusOnPaper(['sent', 'draft', 'verified', 'verified'])).toBe('2 disahkan · 1 dihantar · 1 draf');
    expect(markOnPaper(['sent', 'draft'])).toBe('DRAF');
    expect(markOnPaper(['verified', 'sent'])).toBe('BELUM DISAHKAN');
    expect(statusOnPaper(['sent', 'sent'])).toBe('Dihantar');
  });

  it('is sent again where something was said of it before', () => {
    const again = standingOnPaper('sent', { isSealed: false, isChanged: false, isSpokenOf: true });
    expect(statusOnPaper([again])).toBe('Dihantar semula');
    expect(markOnPaper([again, 'sent'])).toBe('BELUM DISAHKAN');
  });
});
