import { curriculumPages } from '../src/features/curriculum/pages';
import { publicPages as ownPages } from '../src/features/public-pages/pages';
import { paths } from '../src/site/paths';

/** Its content stands in the file of the same name. `host`: where it opens. */
export type PublicPage = Readonly<{
  path: string;
  host: 'main' | 'both' | 'school';
  title: string;
  description: string;
  /** The application holds more for members. */
  isForMembers: boolean;
}>;

const pages = [...ownPages, ...curriculumPages];

function routeOf(path: string) {
  const route = pages.find((page) => page.path === path);
  if (!route) throw new Error(`${path} is no public route.`);
  const { host, title, layout } = route;
  return { path, host, title, isForMembers: layout === 'own-landing' };
}

export const publicPages: readonly PublicPage[] = [
  {
    ...routeOf(paths.landing),
    description:
      'RPH (rancangan pengajaran harian), refleksi dan rekod mengajar untuk sekolah di Malaysia. Disimpan secara automatik, mudah di telefon.',
  },
  {
    ...routeOf(paths.otherLanding),
    description: 'RPH, refleksi dan pencerapan seluruh sekolah di satu alamat. Percubaan 30 hari.',
  },
  {
    ...routeOf(paths.pricing),
    description: 'Satu langganan untuk seluruh sekolah, mengikut bilangan guru, bulanan atau tahunan.',
  },
  {
    ...routeOf(paths.terms),
    description:
      'Terma penggunaan Rekod Mengajar untuk sekolah: percubaan, langganan, bayaran dan hak milik kandungan.',
  },
  {
    ...routeOf(paths.privacy),
    description:
      'Cara data peribadi guru, pentadbir dan murid diproses dan dilindungi, di bawah Akta Perlindungan Data Peribadi 2010.',
  },
  {
    ...routeOf(paths.curriculum),
    description:
      'Susunan bidang, standard kandungan dan standard pembelajaran, dengan carian, pada contoh kurikulum rekaan.',
  },
];
