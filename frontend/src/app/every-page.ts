import { operationsPages } from '../features/operations/pages';
import { registrationPages } from '../features/registration/pages';
import type { DocumentPage, Page } from '../site/page';
import { outsidePages } from './outside-pages';
import { pages } from './pages';

/** With those that `pages` leaves out. */
export const everyPage: readonly Page[] = [...pages, ...outsidePages, ...operationsPages];

/** What the palette leads to: a page without other words for it is no place of one's own. */
export const places: readonly (Page | DocumentPage)[] = [...everyPage, ...registrationPages].filter(
  ({ words }) => words !== undefined,
);
