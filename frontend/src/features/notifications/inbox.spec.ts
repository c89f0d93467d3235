import { badgeCount, inboxLabel, inboxSentence, isUnreadOnly, unreadSearch } from './inbox';

describe('the inbox', () => {
  it('keeps its filter in the address', () => {
    expect(isUnreadOnly(new URLSearchParams(unreadSearch))).toBe(true);
    expect(isUnreadOnly(new URLSearchParams('?tapis=lain'))).toBe(false);
    expect(isUnreadOnly(new URLSearchParams())).toBe(false);
  });

  it.each([
    [0, 'Semua sudah dibaca.', 'Pemberitahuan'],
    [3, '3 belum dibaca.', 'Pemberitahuan, 3 belum dibaca'],
  ])('says how many are unread: %i', (unread, sentence, label) => {
    expect(inboxSentence(unread)).toBe(sentence);
    expect(inboxLabel(unread)).toBe(label);
  });

  it('counts to 99 on a badge', () => {
    expect(badgeCount(99)).toBe('99');
    expect(badgeCount(100)).toBe('99+');
  });
});
