import { formatDate } from '../../ui/format';

export const subscriptionTexts = {
  /** In the specification word for word. */
  unverified: {
    title: 'Status Langganan Tidak Dapat Ditentukan',
    message: 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.',
  },
  opened: 'Langganan sekolah aktif semula. Anda boleh meneruskan kerja.',
  limited: 'Tempoh ihsan telah tamat. Rekod baharu dan suntingan dihentikan sehingga pembayaran diterima.',
  lockedBanner:
    'Langganan telah tamat tempoh. Semua rekod selamat dan dibuka semula sebaik pembayaran diterima.',
  neverSubscribed: 'Sekolah ini belum mempunyai langganan.',
  tellMainAdmin: 'Sila maklumkan Admin Utama sekolah.',
  writingRefused:
    'Langganan sekolah terhad buat masa ini: rekod boleh dibaca, tetapi tidak boleh ditambah atau diubah.',
  writingUnverified: 'Status langganan belum dapat disahkan, jadi rekod belum boleh ditambah atau diubah.',
  expiresIn: (what: string, days: number, lastDay: string) =>
    `${what} sekolah anda akan tamat dalam ${days} hari, pada ${formatDate(lastDay)}. Sila buat pembaharuan.`,
  expiresToday: (what: string, graceStart: string) =>
    `${what} sekolah anda tamat pada penghujung hari ini. Tempoh ihsan bermula ${formatDate(graceStart)}.`,
} as const;
