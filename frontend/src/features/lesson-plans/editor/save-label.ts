import { formatTime } from '../../../ui/format';
import { type Autosave, isUnsaved, type Problem } from './autosave';

export type SaveLabel = {
  tone: 'muted' | 'success' | 'warning' | 'danger';
  text: string;
  /** What is safe, and what to do. */
  detail?: string;
};

const details: Record<Problem, string> = {
  unreachable:
    'Tiada sambungan. Biarkan halaman ini terbuka, atau buka semula rancangan ini nanti untuk menghantarnya.',
  session: 'Sesi anda telah tamat. Sila log masuk semula untuk menghantarnya.',
  restricted:
    'Langganan sekolah terhad buat masa ini. Buka semula rancangan ini apabila langganan aktif untuk menghantarnya.',
  invalid: 'Sila betulkan ruangan yang bertanda.',
  deleted: 'Rancangan ini telah dipadam. Teks anda masih selamat.',
  refused: 'Pelayan tidak dapat menerimanya sekarang. Sila cuba lagi.',
};

/** The saved state, always in sight. */
export function saveLabel(state: Autosave): SaveLabel {
  const { phase, base } = state;
  if (phase.name === 'conflict') return conflictLabel;
  if (!state.keptOnDevice && isUnsaved(state)) return unkeptLabel;
  if (phase.name === 'kept-here')
    return { tone: 'warning', text: 'Dalam peranti ini', detail: details[phase.problem] };
  if (phase.name === 'saving' || isUnsaved(state)) return { tone: 'muted', text: 'Menyimpan…' };
  return base.savedAt
    ? { tone: 'success', text: `Disimpan ${formatTime(base.savedAt)}` }
    : { tone: 'muted', text: 'Belum ada perubahan' };
}

const conflictLabel: SaveLabel = {
  tone: 'danger',
  text: 'Konflik',
  detail: 'Rancangan ini diubah di tempat lain. Kedua-dua teks selamat; sila pilih.',
};

const unkeptLabel: SaveLabel = {
  tone: 'danger',
  text: 'Belum disimpan',
  detail: 'Peranti ini tidak dapat menyimpan draf. Jangan tutup halaman ini sehingga teks disimpan.',
};
