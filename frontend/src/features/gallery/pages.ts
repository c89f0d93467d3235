import type { Page } from '../../site/page';
import { developerPaths } from '../../site/paths';

const gallery = {
  title: 'Komponen',
  host: 'both',
  access: 'public',
  layout: 'default',
  load: async () => (await import('./gallery-page')).GalleryPage,
} satisfies Partial<Page>;

/** In development and test builds only. */
export const galleryPages: readonly Page[] = [
  { ...gallery, path: developerPaths.gallery },
  { ...gallery, path: developerPaths.components },
];
