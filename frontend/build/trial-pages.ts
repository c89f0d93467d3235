import type { Plugin } from 'vite';

/** Pages that may come, as a feature would enter them. */
const titles: readonly string[] = [
  'Rancangan tahunan (RPT)',
  'Jadual mengajar',
  'Kalendar akademik',
  'Takwim tahunan',
  'Kelas dan subjek',
  'Senarai murid',
  'Maklumat murid',
  'Kehadiran',
  'Refleksi pengajaran',
  'Templat refleksi',
  'Pentaksiran bilik darjah',
  'Penilaian gred',
  'Tahap penguasaan',
  'Jadual pencerapan',
  'Borang pencerapan',
  'Guru ganti',
  'Tugas guru',
  'Maklumat guru',
  'Semakan rancangan',
  'Rancangan dikongsi',
  'Bank bahan',
  'Sukatan pelajaran',
  'Laporan mingguan',
  'Import data',
  'Arkib tahun lepas',
];

export const trialCount = titles.length;

const prefix = 'trial-page:';

function entry(title: string, index: number): string {
  const path = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return `{
    path: '/${path}',
    title: '${title}',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('${prefix}${index}')).TrialPage,
    rail: { section: 'planning', icon: '${path}' },
    words: 'kata lain ${path.split('-').reverse().join(' ')}',
  }`;
}

/** As many pages more as a build is asked to hold, in their feature's table: for measuring what a page costs. */
export function trialPages(): Plugin {
  return {
    name: 'trial-pages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}.js` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? trialPage(id) : undefined),
    transform(code, id) {
      if (!id.endsWith('/src/features/settings/pages.ts')) return undefined;
      const grown = code.replace(/\];\s*$/, `${titles.map(entry).join(',\n')}];\n`);
      if (grown === code) throw new Error('The table of pages does not end as expected.');
      return grown;
    },
  };
}

function trialPage(id: string): string {
  return `export function TrialPage() { return ${JSON.stringify(id.slice(1))}; }`;
}
