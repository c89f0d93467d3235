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
export const promises = ['open', 'broken'] as const;
export const dunningSteps = ['ended', 'reminded', 'tried', 'paid'] as const;
const texts = ['plan', 'owner', 'text', 'failedVia', 'failedBank', 'failure'] as const;
const days = ['endedFrom', 'endedTo'] as const;
const dayForm = /^20\d\d-\d\d-\d\d$/;

/** The filter that an address carries; what it does not know it leaves out. */
export function filterOfAddress(search: URLSearchParams): FinanceFilter {
  const filter: FinanceFilter = {};
  for (const name of texts) {
    const value = search.get(name)?.trim();
    if (value) filter[name] = value;
  }
  for (const name of days) {
    const value = search.get(name);
    if (value && dayForm.test(value)) filter[name] = value;
  }
  const known = {
    view: oneOf(views, search.get('view')),
    age: oneOf(ages, search.get('age')),
    promise: oneOf(promises, search.get('promise')),
    dunning: oneOf(dunningSteps, search.get('dunning')),
    sort: oneOf(sorts, search.get('sort')),
    order: oneOf(orders, search.get('order')),
  };
  return { ...filter, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)) };
}

function oneOf<Known extends string>(all: readonly Known[], value: string | null): Known | undefined {
  return all.find((known) => known === value);
}

export function addressOfFilter(filter: FinanceFilter): string {
  const search = new URLSearchParams();
  for (const name of ['view', 'age', 'promise', 'dunning', ...days, ...texts, 'sort', 'order'] as const)
    if (filter[name]) search.set(name, filter[name]);
  return search.toString();
}
