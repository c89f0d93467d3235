import { type ShortcutGroup, ShortcutSheet } from '../../ui/shortcut-sheet';

const groups: readonly ShortcutGroup[] = [
  {
    title: 'Di mana-mana',
    shortcuts: [
      { keys: ['Ctrl', 'K'], label: 'Cari halaman, orang atau rancangan' },
      { keys: ['?'], label: 'Tunjukkan pintasan ini' },
      { keys: ['Esc'], label: 'Tutup yang terbuka' },
    ],
  },
  {
    title: 'Dalam jadual',
    shortcuts: [
      { keys: ['↑'], label: 'Baris sebelumnya' },
      { keys: ['↓'], label: 'Baris berikutnya' },
      { keys: ['Home'], label: 'Baris pertama' },
      { keys: ['End'], label: 'Baris terakhir' },
    ],
  },
  {
    title: 'Dalam kalendar',
    shortcuts: [
      { keys: ['PgUp'], label: 'Bulan sebelumnya' },
      { keys: ['PgDn'], label: 'Bulan berikutnya' },
    ],
  },
];

export function Shortcuts({ onClose }: { onClose: () => void }) {
  return <ShortcutSheet groups={groups} onClose={onClose} />;
}
