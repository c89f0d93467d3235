import type { paths } from '../../../api/schema';

export type EventFilter = Omit<
  NonNullable<paths['/api/operations/events']['get']['parameters']['query']>,
  'cursor' | 'limit'
>;
type State = NonNullable<EventFilter['states']>[number];

const texts = ['id', 'school', 'provider', 'reason', 'from', 'to', 'text'] as const;
const states: readonly State[] = ['received', 'processed', 'quarantined', 'failed', 'ignored'];

/** The filter that an address carries; what it does not know it leaves out. */
export function filterOfAddress(search: URLSearchParams): EventFilter {
  const filter: EventFilter = {};
  for (const name of texts) {
    const value = search.get(name)?.trim();
    if (value) filter[name] = value;
  }
  const named = states.filter((state) => search.get('states')?.split(',').includes(state));
  return named.length > 0 ? { ...filter, states: named } : filter;
}

export function addressOfFilter({ states: named, ...rest }: EventFilter): string {
  const search = new URLSearchParams();
  for (const name of texts) if (rest[name]) search.set(name, rest[name]);
  if (named?.length) search.set('states', named.join());
  return search.toString();
}

export function isFiltered(filter: EventFilter): boolean {
  return addressOfFilter(filter) !== '';
}
