import { notUnderstood } from './rest-error.ts';

export interface Order {
  column: string;
  descending: boolean;
  nulls: 'first' | 'last';
}

const orderForm = /^([a-z_]\w*)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/i;

/** `a.desc.nullslast,b`; where nulls go unless said is what Postgres does. */
export const readOrder = (text: string): Order[] => (text === '' ? [] : text.split(',').map(orderOf));

function orderOf(part: string): Order {
  const [, column, direction, nulls] = orderForm.exec(part) ?? [];
  if (!column) throw notUnderstood(`order (${part.slice(0, 40)})`);
  const descending = direction === 'desc';
  const first = nulls ? nulls === 'nullsfirst' : descending;
  return { column, descending, nulls: first ? 'first' : 'last' };
}
