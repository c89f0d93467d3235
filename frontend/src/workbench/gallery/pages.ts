import { developerPaths } from '../../site/developer-paths';
import type { Page } from '../../site/page';

const gallery = {
  title: 'Komponen',
  host: 'both',
  access: 'public',
  isOpen: true,
  layout: 'default',
  load: async () => (await import('./gallery-page')).GalleryPage,
} satisfies Partial<Page>;

/** In development and test builds only. */
export const galleryPages: readonly Page[] = [
  { ...gallery, path: developerPaths.gallery },
  { ...gallery, path: developerPaths.components },
];
