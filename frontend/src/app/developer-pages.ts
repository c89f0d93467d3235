import { developerPages as workbench } from '../features/developer/pages';
import { galleryPages } from '../features/gallery/pages';
import type { Page } from '../site/page';

/** Only development and test builds hold these. */
export const developerPages: readonly Page[] = [...galleryPages, ...workbench];
