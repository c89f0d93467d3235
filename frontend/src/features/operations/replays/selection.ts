import { type EventFilter, isFiltered } from '../inbox/event-filter';

export type Selection = { ids: string[] } | { filter: EventFilter };

/** Events named in the address go before its filter. */
export function selectionOf(ids: string | null, filter: EventFilter): Selection {
  const named = ids?.split(',').filter((id) => id !== '') ?? [];
  return named.length > 0 ? { ids: named } : { filter };
}

/** Neither events nor a condition: it would mean every event there is. */
export function isEmpty(selection: Selection): boolean {
  return 'filter' in selection && !isFiltered(selection.filter);
}
