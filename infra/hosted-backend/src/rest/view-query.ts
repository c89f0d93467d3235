import { type Filter, readFilter } from './filter.ts';
import { type Order, readOrder } from './order.ts';
import { notUnderstood } from './rest-error.ts';
import { type Column, readSelect } from './select.ts';

/** As on the real server. */
const mostRows = 1000;

export interface ViewQuery {
  columns: Column[];
  filters: Filter[];
  order: Order[];
  limit: number;
  offset: number;
}

const reserved = ['select', 'order', 'limit', 'offset', 'apikey'];
const beyond = ['and', 'or', 'not.and', 'not.or', 'on_conflict', 'columns'];

export function readViewQuery(search: URLSearchParams): ViewQuery {
  const unknown = beyond.find((name) => search.has(name));
  if (unknown) throw notUnderstood(`logic tree (${unknown})`);
  return {
    columns: readSelect(search.get('select') ?? '*'),
    filters: [...search]
      .filter(([name]) => !reserved.includes(name))
      .map(([name, text]) => readFilter(name, text)),
    order: readOrder(search.get('order') ?? ''),
    limit: Math.min(whole(search, 'limit', mostRows), mostRows),
    offset: whole(search, 'offset', 0),
  };
}

function whole(search: URLSearchParams, name: string, fallback: number): number {
  const text = search.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw notUnderstood(`${name} (${text.slice(0, 40)})`);
  return Number(text);
}
