import type { paths } from '../../../api/schema';

export type FinanceFilter = Omit<
  NonNullable<paths['/api/operations/finance/schools']['get']['parameters']['query']>,
  'cursor' | 'limit'
>;
export type FinanceView = NonNullable<FinanceFilter['view']>;
export type Age = NonNullable<FinanceFilter['age']>;
type Sort = NonNullable<FinanceFilter['sort']>;

export const views: readonly FinanceView[] = [
  'owed',
  'grace',
  'revenue',
  'at-risk-30',
  'at-risk-60',
  'at-risk-90',
  'recovered',
  'all',
];
export const ages: readonly Age[] = ['1-3', '4-7', '8-14', 'limited', 'locked'];
const sorts: readonly Sort[] = ['expiry', 'amount', 'name'];
const orders = ['asc', 'desc'] as const;
const texts = ['plan', 'owner', 'text'] as const;

/** The filter that an address carries; what it does not know it leaves out. */
export function filterOfAddress(search: URLSearchParams): FinanceFilter {
  const filter: FinanceFilter = {};
  for (const name of texts) {
    const value = search.get(name)?.trim();
    if (value) filter[name] = value;
  }
  const view = views.find((known) => known === search.get('view'));
  const age = ages.find((known) => known === search.get('age'));
  const sort = sorts.find((known) => known === search.get('sort'));
  const order = orders.find((known) => known === search.get('order'));
  return {
    ...filter,
    ...(view && { view }),
    ...(age && { age }),
    ...(sort && { sort }),
    ...(order && { order }),
  };
}

export function addressOfFilter(filter: FinanceFilter): string {
  const search = new URLSearchParams();
  for (const name of ['view', 'age', ...texts, 'sort', 'order'] as const)
    if (filter[name]) search.set(name, filter[name]);
  return search.toString();
}
