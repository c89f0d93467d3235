import { formatTime } from '../ui/format';
import type { Problem } from './autosave';
import { type Autosave, isSettled, isUnsaved } from './autosave';
import type { RecordKind } from './record-kind';

export type SaveLabel = {
  tone: 'muted' | 'success' | 'warning' | 'danger';
  text: string;
  /** What is safe, and what to do. */
  detail?: string;
};

type Named = Pick<RecordKind<never>, 'noun'>;

const details: Record<Problem, (noun: string) => string> = {
  unreachable: () =>
    'Tiada sambungan. Teks selamat dalam peranti ini dan dihantar secara automatik apabila talian pulih.',
  session: () => 'Sesi anda telah tamat. Sila log masuk semula untuk menghantarnya.',
  restricted: () =>
    'Langganan sekolah terhad buat masa ini. Teks ini dihantar secara automatik apabila langganan aktif.',
  invalid: () => 'Sila betulkan ruangan yang bertanda.',
  deleted: (noun) => `${noun} ini telah dipadam. Teks anda masih selamat.`,
  refused: () => 'Pelayan tidak dapat menerimanya sekarang. Sila cuba lagi.',
  gone: () => 'Anda tidak lagi boleh menghantarnya ke sekolah ini. Sila simpan teks ini di tempat lain.',
};

/** The saved state, always in sight: `Disimpan` by the server and by nobody else, `Dalam peranti ini` once its store has committed the
 * text, `Belum disimpan` when neither will. A shared device keeps nothing, which is no trouble while the server
 * answers. */
export function saveLabel<Fields>({ noun }: Named, state: Autosave<Fields>, isShared: boolean): SaveLabel {
  const { phase, base, onDevice } = state;
  if (phase.name === 'conflict') return conflictLabel(noun);
  if (isSettled(state)) return savedLabel(base.savedAt);
  if (!isUnsaved(state)) return savingLabel;
  if (isShared && onDevice !== 'committed') return sharedLabel(phase);
  if (onDevice === 'refused') return unkeptLabel;
  if (phase.name === 'kept-here' && onDevice === 'committed')
    return { tone: 'warning', text: 'Dalam peranti ini', detail: details[phase.problem](noun) };
  return savingLabel;
}

function sharedLabel<Fields>(phase: Autosave<Fields>['phase']): SaveLabel {
  if (phase.name !== 'kept-here') return { tone: 'muted', text: 'Belum disimpan' };
  const remedy = phase.problem === 'invalid' ? 'Sila betulkan ruangan yang bertanda. ' : '';
  return {
    tone: 'danger',
    text: 'Belum disimpan',
    detail: `${remedy}Peranti kongsi tidak menyimpan draf: jangan tutup halaman ini sehingga teks disimpan.`,
  };
}

const savingLabel: SaveLabel = { tone: 'muted', text: 'Menyimpan…' };

export const UNCHANGED = 'Belum ada perubahan';

function savedLabel(savedAt: string | null): SaveLabel {
  return savedAt
    ? { tone: 'success', text: `Disimpan ${formatTime(savedAt)}` }
    : { tone: 'muted', text: UNCHANGED };
}

const conflictLabel = (noun: string): SaveLabel => ({
  tone: 'danger',
  text: 'Konflik',
  detail: `${noun} ini diubah di tempat lain. Kedua-dua teks selamat; sila pilih.`,
});

const unkeptLabel: SaveLabel = {
  tone: 'danger',
  text: 'Belum disimpan',
  detail: 'Peranti ini tidak dapat menyimpan draf. Jangan tutup halaman ini sehingga teks disimpan.',
};
