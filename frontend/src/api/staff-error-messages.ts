import { ApiError } from './api-error';
import { errorMessage, hasMessage } from './error-messages';

/** What only staff of the platform are ever told: apart, so that nobody else loads it. */
const messages: Readonly<Record<string, string>> = {
  NOT_IN_QUARANTINE: 'Peristiwa ini sudah diselesaikan. Sila muat semula halaman.',
  NOT_LINKABLE: 'Bil ini tidak sepadan dengan invois yang dipilih. Sila semak jumlah dan pilih invois lain.',
  CONTEST_ANSWERED: 'Bantahan ini sudah dijawab. Sila muat semula halaman.',
  SCHOOL_HAS_PAID: 'Sekolah ini pernah membayar, jadi kodnya tidak dilepaskan di sini.',
  CODE_RELEASED: 'Kod ini sudah dilepaskan kepada pihak lain.',
  REPLAY_NOT_RUNNING: 'Ulangan ini tidak berjalan lagi. Sila muat semula halaman.',
  NOTHING_TO_REPLAY: 'Tiada peristiwa yang boleh diulang dalam pilihan ini. Sila ubah tapisan.',
  CLAIM_NOT_DECLINED: 'Bukti ini tidak ditolak. Sila muat semula halaman.',
  EVIDENCE_USED: 'Bukti ini sudah digunakan untuk bayaran lain. Sila semak senarai bayaran sekolah.',
  PAYMENT_LOOKS_RECORDED:
    'Bayaran dengan cara dan nombor rujukan ini sudah direkodkan. Sila semak senarai bayaran sekolah dahulu.',
  CREDIT_EXCEEDS_INVOICE: 'Jumlah nota kredit melebihi invois. Sila kurangkan jumlahnya.',
  NOTHING_TO_END: 'Tiada yang sedang berjalan untuk ditamatkan. Sila muat semula halaman.',
  NOTHING_TO_EXTEND:
    'Langganan sekolah ini belum hampir tamat. Tempoh ihsan boleh dilanjutkan mulai 30 hari sebelum hari terakhirnya.',
  GRACE_HAS_MOVED:
    'Tempoh ihsan baru sahaja diubah. Sila semak tarikh terkini, kemudian cuba semula jika masih perlu.',
  IDEMPOTENCY_KEY_REUSED:
    'Arahan ini sudah dilaksanakan dengan butiran lain. Sila tutup dan buka semula borang.',
  POLICY_IN_THE_PAST: 'Tarikh kuat kuasa telah berlalu. Sila pilih tarikh yang akan datang.',
  PAYMENT_DISPUTED: 'Bayaran ini dipertikaikan di bank. Sila tunggu keputusan bank sebelum memulangkan wang.',
  REFUND_NOT_OFFERED:
    'Penyedia ini tidak memulangkan bayaran di sini. Sila rekodkan bayaran balik secara manual.',
  REFUND_UNDER_WAY: 'Bayaran balik lain sedang diproses. Sila tunggu sehingga selesai.',
  REFUND_REFUSED:
    'Penyedia tidak dapat memulangkan wang ini, jadi wang masih pada kami. Sila cuba semula atau hubungi penyedia.',
  REFUND_EXCEEDS_PAYMENT: 'Jumlah ini melebihi baki bayaran. Sila kurangkan jumlah.',
};

export function hasStaffMessage(code: string): boolean {
  return code in messages || hasMessage(code);
}

export function staffErrorMessage(failure: unknown): string {
  return (failure instanceof ApiError && messages[failure.code]) || errorMessage(failure);
}
