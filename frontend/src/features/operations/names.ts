import type { components } from '../../api/schema';
import type { IconName } from '../../ui/icon';
import type { Tone } from '../../ui/tone';

type Schemas = components['schemas'];
export type EventState = Schemas['DeliveryDto']['state'];
export type ItemState = Schemas['ReplayItemDto']['state'];
export type ReplayState = Schemas['ReplayDto']['state'];

type Look = { label: string; tone: Tone; icon?: IconName };

export const eventStates: Record<EventState, Look> = {
  received: { label: 'Menunggu', tone: 'info' },
  processed: { label: 'Diproses', tone: 'success', icon: 'check' },
  quarantined: { label: 'Kuarantin', tone: 'warning', icon: 'warning' },
  failed: { label: 'Gagal', tone: 'danger', icon: 'danger' },
  ignored: { label: 'Diketepikan', tone: 'neutral' },
};

export const itemStates: Record<ItemState, Look> = {
  waiting: { label: 'Belum bermula', tone: 'neutral' },
  queued: { label: 'Sedang diproses', tone: 'info' },
  processed: eventStates.processed,
  quarantined: eventStates.quarantined,
  failed: eventStates.failed,
  ignored: eventStates.ignored,
  skipped: { label: 'Dilangkau', tone: 'neutral' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
};

export const replayStates: Record<ReplayState, Look> = {
  running: { label: 'Sedang berjalan', tone: 'info' },
  finished: { label: 'Selesai', tone: 'success', icon: 'check' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
};

/** Why an event came to nothing, and what may help. */
type Reason = { label: string; advice: string };

const reasons: Readonly<Record<string, Reason>> = {
  UNKNOWN_BILL: {
    label: 'Bil tidak dikenali',
    advice: 'Pautkan bil ini kepada invois sekolah yang membayar, atau ketepikan jika bukan untuk kita.',
  },
  AMOUNT_MISMATCH: {
    label: 'Jumlah tidak sepadan',
    advice: 'Bayaran tidak diberi kesan. Semak dengan penyedia, kemudian proses semula atau ketepikan.',
  },
  CURRENCY_MISMATCH: {
    label: 'Mata wang tidak sepadan',
    advice: 'Bayaran tidak diberi kesan. Semak dengan penyedia, kemudian ketepikan.',
  },
  TIME_OUT_OF_RANGE: {
    label: 'Tarikh mustahil',
    advice: 'Bayaran tidak diberi kesan: tarikhnya belum tiba. Semak dengan penyedia, kemudian ketepikan.',
  },
  UNREADABLE_EVENT: {
    label: 'Tidak dapat dibaca',
    advice: 'Format penyedia mungkin berubah. Proses semula selepas pembaikan.',
  },
  NOT_CONFIRMED: {
    label: 'Tidak disahkan penyedia',
    advice: 'Penyedia tidak mengesahkan bayaran ini. Proses semula untuk bertanya sekali lagi.',
  },
  ATTEMPTS_EXHAUSTED: {
    label: 'Semua cubaan gagal',
    advice: 'Baca ralat pada cubaan terakhir. Proses semula selepas puncanya dibaiki.',
  },
  FOREIGN_EVENT: { label: 'Bukan untuk kita', advice: 'Tiada tindakan diperlukan.' },
  DISMISSED: { label: 'Diketepikan oleh operator', advice: 'Sebabnya ada dalam jejak audit.' },
  BODY_ERASED: { label: 'Kandungan telah dipadam', advice: 'Kandungan dipadam selepas 90 hari.' },
  ALREADY_WAITING: { label: 'Sudah menunggu', advice: 'Peristiwa ini sudah dalam giliran.' },
};

/** A code that nobody has named yet is shown as it is. */
export function reasonName(code: string): string {
  return reasons[code]?.label ?? code;
}

export function reasonAdvice(code: string | null): string | undefined {
  return code === null ? undefined : reasons[code]?.advice;
}

export const knownReasons: readonly { value: string; label: string }[] = Object.entries(reasons)
  .filter(([code]) => code !== 'BODY_ERASED' && code !== 'ALREADY_WAITING')
  .map(([value, { label }]) => ({ value, label }));

const facts: Readonly<Record<string, string>> = {
  'payment-succeeded': 'Bayaran berjaya',
  'payment-pending': 'Bayaran menunggu kelulusan',
  'payment-failed': 'Bayaran gagal',
  'payment-abandoned': 'Bayaran ditinggalkan',
  refund: 'Bayaran balik',
  'refund-pending': 'Bayaran balik diproses',
  'refund-failed': 'Bayaran balik gagal',
  'refund-cancelled': 'Bayaran balik dibatalkan',
  'dispute-opened': 'Pertikaian dibuka',
  'dispute-withdrawn': 'Pertikaian ditarik balik',
  'dispute-won': 'Pertikaian dimenangi',
  'dispute-lost': 'Pertikaian kalah',
};

export function factName(kind: string): string {
  return facts[kind] ?? kind;
}

const providers: Readonly<Record<string, string>> = {
  simulated: 'Bank Simulasi',
  billplz: 'Billplz',
  toyyibpay: 'toyyibPay',
  stripe: 'Stripe',
  chip: 'CHIP',
  manual: 'Bayaran terus',
};

export const knownProviders: readonly { value: string; label: string }[] = Object.entries(providers)
  .filter(([id]) => id !== 'manual')
  .map(([value, label]) => ({ value, label }));

/** Of a provider that is offered no more, too: its payments stay. */
export function providerName(id: string): string {
  return providers[id] ?? id;
}

const levels: Readonly<Record<string, string>> = {
  none: 'Penuh',
  grace_period: 'Tempoh ihsan',
  limited: 'Terhad',
  locked: 'Dikunci',
};

/** Before any fact there is no level. */
export function levelName(level: string | null): string {
  return level === null ? 'Belum ada' : (levels[level] ?? level);
}

const actions: Readonly<Record<string, string>> = {
  'event.dismiss': 'Peristiwa diketepikan',
  'event.link': 'Bil dipautkan',
  'contest.keep': 'Bantahan kod ditolak',
  'contest.release': 'Kod sekolah dilepaskan',
  'replay.start': 'Ulangan dimulakan',
  'replay.cancel': 'Ulangan dibatalkan',
  'provider.test': 'Penyedia diuji',
  'finance.remind': 'Peringatan diminta',
  'finance.extend': 'Tempoh ihsan dilanjutkan',
  'finance.payment': 'Bayaran manual direkodkan',
  'finance.decline': 'Bukti bayaran ditolak',
  'finance.reopen': 'Bukti bayaran dibuka semula',
  'finance.credit': 'Nota kredit dikeluarkan',
  'finance.refund': 'Bayaran balik diminta',
  'finance.note': 'Catatan ditulis',
  'finance.promise': 'Janji bayar dicatat',
  'finance.owner': 'Pegawai ditukar',
  'finance.flag': 'Bayaran disemak',
  'finance.suspend': 'Sekolah digantung',
  'finance.suspension-end': 'Penggantungan ditamatkan',
  'finance.enforcement-off': 'Sekatan dimatikan',
  'finance.enforcement-on': 'Sekatan dihidupkan semula',
  'finance.policy': 'Dasar ditetapkan',
  'finance.export': 'Jadual dieksport',
  'finance.ledger': 'Lejar wang dieksport',
};

export const knownActions: readonly { value: string; label: string }[] = Object.entries(actions).map(
  ([value, label]) => ({ value, label }),
);

export function actionName(action: string): string {
  return actions[action] ?? action;
}
