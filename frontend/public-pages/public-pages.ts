import { paths } from '../src/app/paths';

/** Its content stands in the file of the same name. `host`: where it opens. */
export type PublicPage = Readonly<{
  path: string;
  host: 'main' | 'both';
  title: string;
  description: string;
}>;

export const publicPages: readonly PublicPage[] = [
  {
    path: paths.landing,
    host: 'main',
    title: 'Rekod mengajar sekolah di satu tempat',
    description:
      'Rancangan harian, refleksi dan rekod mengajar untuk sekolah di Malaysia. Disimpan sendiri, selamat di pelayan, mudah di telefon.',
  },
  {
    path: paths.otherLanding,
    host: 'main',
    title: 'Untuk guru besar dan pengetua',
    description:
      'Rancangan harian, refleksi dan pencerapan seluruh sekolah di satu alamat. Percubaan 30 hari.',
  },
  {
    path: paths.pricing,
    host: 'main',
    title: 'Harga',
    description: 'Satu langganan untuk seluruh sekolah, mengikut bilangan guru, bulanan atau tahunan.',
  },
  {
    path: paths.terms,
    host: 'both',
    title: 'Terma perkhidmatan',
    description:
      'Terma penggunaan Rekod Mengajar untuk sekolah: percubaan, langganan, bayaran dan hak milik kandungan.',
  },
  {
    path: paths.privacy,
    host: 'both',
    title: 'Notis privasi',
    description:
      'Cara data peribadi guru, pentadbir dan murid diproses dan dilindungi, di bawah Akta Perlindungan Data Peribadi 2010.',
  },
  {
    path: paths.curriculum,
    host: 'both',
    title: 'Pelayar DSKP',
    description:
      'Susunan bidang, standard kandungan dan standard pembelajaran, dengan carian, pada contoh kurikulum rekaan.',
  },
];
