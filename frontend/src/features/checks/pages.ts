import type { Page } from '../../site/page';
import { paths, patterns } from '../../site/paths';

const checkPage = {
  title: 'Semak dokumen',
  host: 'main',
  access: 'public',
  layout: 'blank',
  load: async () => (await import('./check-screen')).CheckScreen,
} satisfies Partial<Page>;

export const checkPages: readonly Page[] = [
  { ...checkPage, path: paths.check },
  { ...checkPage, path: patterns.check },
];
