import type { FinanceFilterDto } from './finance-filter.dto.js';
import type { FinanceFilter } from './finance-filter.js';

/** What was asked for as the read model understands it. */
export function filterOf({
  sort: _,
  order: __,
  view = 'owed',
  owner,
  ...asked
}: FinanceFilterDto): FinanceFilter {
  return { ...asked, view, owner: owner === 'none' ? null : owner };
}
