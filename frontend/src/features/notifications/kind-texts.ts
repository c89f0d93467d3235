import type { NotificationKind } from './queries';

/** What a kind of notification is called, and what it tells. */
type KindText = { name: string; help: string; isAlwaysMailed?: true };

export const kindTexts: Record<NotificationKind, KindText> = {
  subscription: { name: 'Langganan', help: 'Tempoh percubaan, tempoh ihsan, dan bila langganan tamat.' },
  payment: { name: 'Pembayaran', help: 'Invois, resit, dan pembayaran yang gagal.' },
  people: {
    name: 'Orang dan peranan',
    help: 'Tawaran peranan Admin Utama. E-melnya sentiasa dihantar.',
    isAlwaysMailed: true,
  },
  teaching: {
    name: 'Peringatan refleksi',
    help: 'Sekali sehari, hanya apabila ada pelajaran hari itu yang belum ada refleksi. Tiada pada hari cuti dan ketika anda tidak hadir.',
  },
};
