import type { NotificationKind } from './queries';

/** What a kind of notification is called, and what it tells. */
export const kindTexts: Record<NotificationKind, { name: string; help: string }> = {
  subscription: { name: 'Langganan', help: 'Tempoh percubaan, tempoh ihsan, dan bila langganan tamat.' },
  payment: { name: 'Pembayaran', help: 'Invois, resit, dan pembayaran yang gagal.' },
};
