import type { Page } from '../../site/page';
import { paths, patterns } from '../../site/paths';

export const checkPages: readonly Page[] = [paths.check, patterns.check].map((path) => ({
  path,
  title: 'Semakan',
  host: 'main',
  access: 'public',
  isOpen: true,
  layout: 'blank',
  load: async () => (await import('./check-screen')).CheckScreen,
}));
