import { checkPages } from '../features/checks/pages';
import { visitPages } from '../features/visits/pages';
import type { Page } from '../site/page';

/** For whoever comes by an address that was given to them, on paper or in a message. They are entered by loading them: no
 * page of the application leads there, and it does not hold their table. */
export const outsidePages: readonly Page[] = [...checkPages, ...visitPages];
