/** The filter in the address: `?tapis=belum-dibaca`. */
const unreadFilter = 'belum-dibaca';

export const unreadSearch = `?tapis=${unreadFilter}`;

export function isUnreadOnly(search: URLSearchParams): boolean {
  return search.get('tapis') === unreadFilter;
}

/** One sentence for under the title. */
export function inboxSentence(unread: number): string {
  return unread === 0 ? 'Semua sudah dibaca.' : `${unread} belum dibaca.`;
}

/** What a badge has room for. */
export function badgeCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

/** What a screen reader hears of the link to the inbox. */
export function inboxLabel(unread: number): string {
  return unread === 0 ? 'Pemberitahuan' : `Pemberitahuan, ${unread} belum dibaca`;
}
