import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

/** Plain HTML, made by the build; the application shows it from its payload. */
const publicPage = {
  access: 'public',
  layout: 'landing',
  load: async () => (await import('./public-page-screen')).PublicPageScreen,
  loader: async () => (await import('./public-page-loader')).publicPageLoader,
} satisfies Partial<Page>;

export const publicPages: readonly Page[] = [
  {
    ...publicPage,
    path: paths.landing,
    title: 'Rekod mengajar sekolah di satu tempat',
    host: 'main',
    words: 'utama laman',
  },
  { ...publicPage, path: paths.otherLanding, title: 'Untuk guru besar dan pengetua', host: 'main' },
  { ...publicPage, path: paths.pricing, title: 'Harga', host: 'main', words: 'pelan yuran kos' },
  { ...publicPage, path: paths.terms, title: 'Terma perkhidmatan', host: 'both', words: 'syarat' },
  { ...publicPage, path: paths.privacy, title: 'Notis privasi', host: 'both', words: 'pdpa data peribadi' },
];
