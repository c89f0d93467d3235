export type NoticeText = Readonly<{
  type: 'info' | 'warning' | 'error' | 'success';
  title: string;
  message: string;
}>;

/** Every text about a subscription that a school reads. Dates come in as Malay text. */
export const NOTICE_TEXTS = {
  reminder: (daysLeft: number, lastCoveredDay: string): NoticeText => ({
    type: daysLeft > 3 ? 'info' : 'warning',
    title: 'Langganan Akan Tamat',
    message: `Langganan sekolah anda ${daysLeftWords(daysLeft, lastCoveredDay)}. Sila buat pembaharuan.`,
  }),
  lastDay: (firstGraceDay: string | null): NoticeText => ({
    type: 'warning',
    title: 'Langganan Tamat Hari Ini',
    message: `Langganan sekolah anda tamat pada penghujung hari ini. ${afterToday(firstGraceDay, 'Sila buat pembaharuan hari ini.')}`,
  }),
  trial: (daysLeft: number, lastCoveredDay: string): NoticeText => ({
    type: daysLeft > 3 ? 'info' : 'warning',
    title: 'Tempoh Percubaan',
    message: `Tempoh percubaan sekolah anda ${daysLeftWords(daysLeft, lastCoveredDay)}. Sila pilih pelan selewat-lewatnya pada hari itu.`,
  }),
  trialLastDay: (firstGraceDay: string | null): NoticeText => ({
    type: 'warning',
    title: 'Percubaan Tamat Hari Ini',
    message: `Tempoh percubaan sekolah anda tamat pada penghujung hari ini. ${afterToday(firstGraceDay, 'Sila pilih pelan hari ini.')}`,
  }),
  grace: (day: number, graceDays: number, lastGraceDay: string): NoticeText => ({
    type: 'warning',
    title: 'Tempoh Ihsan',
    message: `Hari ke-${day} daripada ${graceDays}. Akses penuh kekal sehingga ${lastGraceDay}.`,
  }),
  limited: {
    type: 'error',
    title: 'Akses Terhad',
    message: 'Tempoh ihsan telah tamat. Rekod baharu dan suntingan dihentikan sehingga pembayaran diterima.',
  },
  locked: {
    type: 'error',
    title: 'Langganan Tamat Tempoh',
    message:
      'Langganan telah tamat tempoh. Sila maklumkan Admin Utama sekolah untuk memperbaharui langganan.',
  },
  lockedForMainAdmin: {
    type: 'error',
    title: 'Langganan Tamat Tempoh',
    message: 'Langganan telah tamat tempoh. Sila buat pembayaran untuk membuka semula akses sekolah.',
  },
  cancelled: {
    type: 'error',
    title: 'Langganan Dibatalkan',
    message: 'Langganan sekolah anda telah dibatalkan. Akses dibuka semula selepas langganan baharu dibayar.',
  },
  noSubscription: {
    type: 'error',
    title: 'Tiada Langganan',
    message: 'Sekolah anda belum mempunyai langganan. Sila pilih pelan untuk bermula.',
  },
  suspended: {
    type: 'error',
    title: 'Akses Digantung',
    message: 'Akses sekolah anda digantung buat sementara waktu. Sila hubungi pihak sokongan.',
  },
  unverifiable: {
    type: 'warning',
    title: 'Status Langganan Tidak Dapat Ditentukan',
    message: 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.',
  },
  pending: {
    type: 'info',
    title: 'Pembayaran Menunggu Kelulusan',
    message: 'Pembayaran sekolah anda sedang menunggu kelulusan bank. Tiada bayaran lain diperlukan.',
  },
  paid: (lastCoveredDay: string, receiptNumber: string): NoticeText => ({
    type: 'success',
    title: 'Pembayaran Diterima',
    message: `Terima kasih. Langganan aktif sehingga ${lastCoveredDay}. Resit: ${receiptNumber}.`,
  }),
  /** For a time that is over. */
  received: (receiptNumber: string): NoticeText => ({
    type: 'success',
    title: 'Pembayaran Diterima',
    message: `Terima kasih. Pembayaran sekolah anda telah diterima. Resit: ${receiptNumber}.`,
  }),
  credited: (number: string, amount: string, invoiceNumber: string): NoticeText => ({
    type: 'info',
    title: 'Nota Kredit Dikeluarkan',
    message: `Nota kredit ${number} sebanyak ${amount} dikeluarkan bagi invois ${invoiceNumber}.`,
  }),
  creditTakenBack: (number: string, invoiceNumber: string): NoticeText => ({
    type: 'info',
    title: 'Nota Kredit Ditarik Balik',
    message: `Nota kredit ${number} bagi invois ${invoiceNumber} ditarik balik kerana bayaran bagi invois itu ada pada kami semula.`,
  }),
  afterEnd: (amount: string, invoiceNumber: string): NoticeText => ({
    type: 'warning',
    title: 'Bayaran Selepas Pesanan Tamat',
    message: `Bayaran ${amount} bagi invois ${invoiceNumber} diterima selepas pesanan itu tamat. Pihak kewangan kami telah dimaklumkan, dan wang itu boleh dipulangkan.`,
  }),
  declined: (reference: string, reason: string): NoticeText => ({
    type: 'warning',
    title: 'Bukti Bayaran Tidak Diterima',
    message: `Bukti bayaran ${reference} tidak diterima: ${withoutStop(reason)}. Sila semak dan hantar semula.`,
  }),
  failed: {
    type: 'error',
    title: 'Pembayaran Tidak Berjaya',
    message: 'Pembayaran langganan sekolah anda tidak berjaya. Sila cuba semula.',
  },
  extended: (lastGraceDay: string): NoticeText => ({
    type: 'info',
    title: 'Tempoh Ihsan Dilanjutkan',
    message: `Tempoh ihsan dilanjutkan. Akses penuh kekal sehingga ${lastGraceDay}.`,
  }),
} as const satisfies Record<string, NoticeText | ((...values: never[]) => NoticeText)>;

/** Today counts among the days that are left, and the last of them is named. */
function daysLeftWords(daysLeft: number, lastDay: string): string {
  return `tinggal ${daysLeft} hari, hari terakhir ${lastDay}`;
}

function afterToday(firstGraceDay: string | null, withoutGrace: string): string {
  return firstGraceDay === null ? withoutGrace : `Tempoh ihsan bermula ${firstGraceDay}.`;
}

/** A person's own words end with one full stop, not two. */
function withoutStop(words: string): string {
  return words.trim().replace(/\.+$/, '');
}
