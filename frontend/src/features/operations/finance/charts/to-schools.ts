import { paths } from '../../../../site/paths';
import { addressOfFilter, type FinanceFilter } from '../finance-filter';

/** The page of finance with the schools of that filter. */
export function toSchools(filter: FinanceFilter): string {
  return `${paths.operationsFinance}?${addressOfFilter(filter)}`;
}
