import type { Page } from '../site/page';
import { developerPages as workbench } from '../workbench/developer/pages';
import { galleryPages } from '../workbench/gallery/pages';

/** Only development and test builds hold these. */
export const developerPages: readonly Page[] = [...galleryPages, ...workbench];
