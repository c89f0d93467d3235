import { operationsPages } from '../../features/operations/pages';
import { isListed, itemOf, type RailItem } from './rail-items';

/** What people of the platform find on the left. */
export const operationsItems: readonly RailItem[] = operationsPages
  .filter(isListed)
  .map((page) => itemOf(page, null));
