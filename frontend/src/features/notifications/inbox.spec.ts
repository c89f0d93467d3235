import { badgeCount, filterIn, type InboxFilter, inboxLabel, inboxSentence, searchOf } from './inbox';

describe('the inbox', () => {
  it.each<[string, InboxFilter]>([
    ['', { isUnreadOnly: false }],
    ['?tapis=belum-dibaca', { isUnreadOnly: true }],
    ['?jenis=pembayaran', { kind: 'payment', isUnreadOnly: false }],
    ['?jenis=langganan&tapis=belum-dibaca', { kind: 'subscription', isUnreadOnly: true }],
  ])('keeps its filter in the address: %j', (search, filter) => {
    expect(filterIn(new URLSearchParams(search))).toEqual(filter);
    expect(searchOf(filter)).toBe(search);
  });

  it('is not narrowed by what the address makes up', () => {
    expect(filterIn(new URLSearchParams('?jenis=lain&tapis=semua'))).toEqual({ isUnreadOnly: false });
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
