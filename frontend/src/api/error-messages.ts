import { accessMessages } from './access-messages';
import { ApiError } from './api-error';

/** What a person reads for each code of the API: the problem and the remedy, no blame. */
const messages: Record<string, string> = {
  ...accessMessages,
  NETWORK: 'Tiada sambungan ke pelayan. Sila semak internet anda dan cuba lagi.',
  VALIDATION_FAILED: 'Ada maklumat yang belum lengkap atau tidak sah. Sila semak dan cuba lagi.',
  UNAUTHENTICATED: 'Sila log masuk untuk meneruskan.',
  TOKEN_EXPIRED: 'Sesi anda telah tamat. Sila log masuk semula.',
  TOKEN_INVALID: 'Sesi anda tidak sah lagi. Sila log masuk semula.',
  SECOND_FACTOR_REQUIRED: 'Sila sahkan langkah kedua log masuk, atau sediakannya dalam Tetapan.',
  FRESH_SIGN_IN_REQUIRED: 'Sila sahkan diri anda sekali lagi, kemudian cuba lagi.',
  SCHOOL_MISMATCH: 'Permintaan ini untuk sekolah lain. Sila buka alamat sekolah yang betul.',
  SCHOOL_REQUIRED: 'Sekolah tidak dinyatakan. Sila buka halaman ini dari alamat sekolah anda.',
  SCHOOL_NOT_FOUND: 'Sekolah ini tidak dijumpai. Sila semak kod sekolah.',
  ROLE_REQUIRED: 'Peranan anda tidak membenarkan tindakan ini. Sila hubungi pentadbir sekolah.',
  OWN_SUSPENSION: 'Anda tidak boleh menggantung akaun sendiri. Sila minta pentadbir lain.',
  ACADEMIC_YEAR_CLOSED: 'Sesi ini sudah ditutup. Rekodnya boleh dibaca sahaja.',
  ACADEMIC_YEAR_RUNNING: 'Sesi ini belum tamat. Sila tutup selepas hari terakhirnya.',
  STAFF_ROLE_REQUIRED: 'Tindakan ini untuk peranan kakitangan yang lain. Sila hubungi pasukan platform.',
  ACCESS_RESTRICTED: 'Langganan sekolah mengehadkan tindakan ini buat masa ini.',
  QUOTA_EXCEEDED:
    'Had harian bagi sekolah percubaan telah dicapai. Sila cuba lagi esok, atau langgan sekarang untuk terus.',
  EMAIL_NOT_CONFIRMED: 'Sila sahkan alamat e-mel akaun anda melalui mel yang dihantar, kemudian cuba lagi.',
  TOO_MANY_UNPAID_SCHOOLS:
    'Akaun ini sudah mendaftarkan tiga sekolah yang belum membayar. Sila langgan salah satu dahulu, atau hubungi kami.',
  NOT_FOUND: 'Rekod ini tidak dijumpai. Mungkin telah dipadam.',
  LESSON_PLAN_CONFLICT:
    'Rancangan ini telah diubah di tempat lain. Kedua-dua teks disimpan untuk anda pilih.',
  INVALID_SIGNATURE: 'Permintaan ini tidak dapat disahkan.',
  PAYLOAD_TOO_LARGE: 'Kandungan ini terlalu besar. Sila pendekkan dan cuba lagi.',
  PAPER_TOO_LARGE: 'Dokumen ini terlalu panjang. Sila minta hari yang lebih sedikit.',
  TOO_MANY_PAPERS: 'Terlalu banyak dokumen anda sedang menunggu. Sila ambil atau batalkan yang itu dahulu.',
  RATE_LIMITED: 'Terlalu banyak cubaan. Sila tunggu sebentar dan cuba lagi.',
  SERVICE_UNAVAILABLE: 'Perkhidmatan terganggu seketika. Sila cuba lagi sebentar nanti.',
  INTERNAL: 'Ada masalah di pihak kami. Sila cuba lagi sebentar nanti.',
  PROVIDER_UNAVAILABLE: 'Penyedia pembayaran tidak dapat dihubungi. Sila cuba lagi atau pilih kaedah lain.',
  CLAIM_DECIDED: 'Bukti ini sudah diputuskan. Sila muat semula halaman.',
  EVIDENCE_REFUSED: 'Fail ini tidak dapat dibaca sebagai gambar atau PDF. Sila pilih fail yang lain.',
  PLAN_NOT_FOUND: 'Pelan ini tidak ditawarkan lagi. Sila pilih pelan lain.',
  PROVIDER_NOT_OFFERED: 'Kaedah pembayaran ini tidak ditawarkan. Sila pilih kaedah lain.',
  IDEMPOTENCY_KEY_REUSED:
    'Pesanan ini sudah dibuat dengan pilihan lain. Sila muat semula halaman dan cuba lagi.',
  LESSON_PLAN_ID_TAKEN:
    'Rancangan ini tidak dapat disimpan di sini. Sila buka rancangan baharu dan tampal teks anda.',
  SCHOOL_CODE_TAKEN: 'Kod ini baru sahaja didaftarkan. Sila semak kod sekolah anda atau pilih kod lain.',
  EMAIL_REQUIRED: 'Akaun ini belum ada e-mel. Sila tambah e-mel dalam Tetapan dahulu.',
  LAST_MAIN_ADMIN: 'Sekolah memerlukan sekurang-kurangnya seorang Admin Utama. Sila lantik yang lain dahulu.',
  TEACHER_LIMIT_REACHED:
    'Bilangan guru dalam pelan sekolah sudah penuh. Sila maklumkan Admin Utama untuk menaik taraf pelan.',
  NOT_AN_ADDRESS: 'Ini bukan alamat e-mel. Sila semak ejaannya.',
  ALREADY_A_MEMBER: 'Orang ini sudah menjadi ahli sekolah.',
  INVITATION_WAITING: 'E-mel ini sudah dijemput. Sila hantar semula jemputan yang ada.',
  INVITATION_EXPIRED: 'Jemputan ini telah tamat tempoh. Sila minta pentadbir sekolah menghantarnya semula.',
  INVITATION_REVOKED: 'Jemputan ini telah ditarik balik. Sila hubungi pentadbir sekolah.',
  INVITATION_USED: 'Jemputan ini telah digunakan. Sila log masuk.',
  INVITATION_FOR_ANOTHER_ADDRESS:
    'Jemputan ini untuk e-mel lain. Sila log keluar, kemudian log masuk dengan e-mel yang dijemput.',
  ACCOUNT_EXISTS: 'E-mel ini sudah mempunyai akaun. Sila log masuk untuk menerima jemputan.',
  WEAK_PASSWORD: 'Kata laluan ini terlalu lemah. Sila pilih yang lebih panjang.',
  HAND_OVER_REFUSED: 'Sambungan log masuk ini telah tamat. Sila mulakan semula.',
  CANCELLATION_NOT_POSSIBLE:
    'Tiada langganan berjalan yang boleh dibatalkan. Sila muat semula halaman untuk status terkini.',
  WITHDRAWAL_NOT_POSSIBLE:
    'Pembatalan ini tidak boleh ditarik balik lagi. Sila buat pembaharuan untuk meneruskan langganan.',
  UPGRADE_NOT_POSSIBLE:
    'Pelan ini tidak boleh dinaik taraf buat masa ini. Sila pilih pelan lebih besar atau buat pembaharuan.',
  ORDER_ENDED: 'Pesanan ini sudah tamat. Sila muat semula halaman dan pesan semula.',
  BAD_REQUEST: 'Permintaan ini tidak difahami. Sila muat semula halaman dan cuba lagi.',
};

export function hasMessage(code: string): boolean {
  return code in messages;
}

const unknownMessage = 'Ada masalah yang tidak dijangka. Sila cuba lagi.';

export function errorMessage(failure: unknown): string {
  return (failure instanceof ApiError && messages[failure.code]) || unknownMessage;
}
