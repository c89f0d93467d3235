import type { components } from '../../api/schema';

type NotificationKind = components['schemas']['NotificationDto']['kind'];

/** What the inbox is narrowed to. */
export type InboxFilter = { kind?: NotificationKind; isUnreadOnly: boolean };

/** In the address: `?jenis=pembayaran&tapis=belum-dibaca`. */
const unreadOnly = 'belum-dibaca';
const kindsInAddress: Record<NotificationKind, string> = {
  subscription: 'langganan',
  payment: 'pembayaran',
  people: 'orang',
  teaching: 'refleksi',
};

export const kinds = Object.keys(kindsInAddress) as NotificationKind[];

/** Whatever the address does not know narrows nothing. */
export function filterIn(search: URLSearchParams): InboxFilter {
  const kind = kinds.find((one) => kindsInAddress[one] === search.get('jenis'));
  return { ...(kind && { kind }), isUnreadOnly: search.get('tapis') === unreadOnly };
}

export function searchOf({ kind, isUnreadOnly }: InboxFilter): string {
  const search = new URLSearchParams();
  if (kind) search.set('jenis', kindsInAddress[kind]);
  if (isUnreadOnly) search.set('tapis', unreadOnly);
  return search.size > 0 ? `?${search}` : '';
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
