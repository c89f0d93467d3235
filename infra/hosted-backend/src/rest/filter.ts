import { notUnderstood } from './rest-error.ts';

const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;
const states = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

export type Filter = { column: string; negated: boolean } & (
  | { kind: 'compare'; operator: (typeof comparisons)[keyof typeof comparisons]; value: string }
  | { kind: 'is'; state: (typeof states)[keyof typeof states] }
  | { kind: 'in'; values: string[] }
);

const filterForm = /^(not\.)?([a-z]+)\.(.*)$/s;
const columnForm = /^[a-z_]\w*$/i;

/** `column=not.in.(a,"b, c")` and the like. */
export function readFilter(column: string, text: string): Filter {
  const [, not, operator = '', value = ''] = filterForm.exec(text) ?? [];
  if (!columnForm.test(column) || value.includes('\0'))
    throw notUnderstood(`filter (${column.slice(0, 40)})`);
  const of = { column, negated: not !== undefined };
  if (operator === 'in') return { ...of, kind: 'in', values: listOf(value) };
  if (operator === 'is' && isKey(states, value)) return { ...of, kind: 'is', state: states[value] };
  if (!isKey(comparisons, operator)) throw notUnderstood(`filter (${text.slice(0, 40)})`);
  const pattern = operator === 'like' || operator === 'ilike';
  const compared = pattern ? value.replaceAll('*', '%') : value;
  return { ...of, kind: 'compare', operator: comparisons[operator], value: compared };
}

const isKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key);

const quoted = /"((?:[^"\\]|\\.)*)"/s;
const listForm = new RegExp(`^(?:${quoted.source}|[^",]*)(?:,(?:${quoted.source}|[^",]*))*$`, 's');
const listItem = new RegExp(`(?:^|,)(?:${quoted.source}|([^",]*))`, 'gs');

/** Values with commas or brackets stand in quotation marks, in which a backslash escapes. */
function listOf(text: string): string[] {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  if (inner === undefined || !listForm.test(inner)) throw notUnderstood(`filter (in.${text.slice(0, 40)})`);
  if (inner === '') return [];
  return Array.from(inner.matchAll(listItem), ([, inQuotes, bare = '']) =>
    inQuotes === undefined ? bare : inQuotes.replaceAll(/\\(.)/gs, '$1'),
  );
}
