import type { NotificationKind } from './calls';

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
    name: 'Rancangan dan refleksi',
    help: 'RPH dan RPT yang dihantar kepada anda, dipulangkan atau disahkan. Refleksi diingatkan sekali sehari, hanya apabila ada pelajaran hari itu yang belum ada refleksi; tiada pada hari cuti dan ketika anda tidak hadir.',
  },
};
