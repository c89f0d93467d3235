import { notUnderstood } from './rest-error.ts';

/** `*` for every column. */
export type Column = '*' | { name: string; alias: string };

const columnForm = /^(?:([a-z_]\w*):)?([a-z_]\w*)$/i;

/** `name,alias:name` or `*`; no embedded views, no casts. */
export const readSelect = (text: string): Column[] =>
  (text || '*').split(',').map((part) => column(part.trim()));

function column(part: string): Column {
  if (part === '*') return '*';
  const [, alias, name] = columnForm.exec(part) ?? [];
  if (!name) throw notUnderstood(`select parameter (${part.slice(0, 40)})`);
  return { name, alias: alias ?? name };
}
