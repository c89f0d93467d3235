import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../channels/refusal.ts';

const comparisons = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
} as const;
const states = ['null', 'true', 'false', 'unknown'];

const names = [...Object.keys(comparisons), 'in', 'is'].join('|');
const conditionForm = new RegExp(`^([a-z_]\\w{0,62})=(not\\.)?(${names})\\.(.*)$`, 'is');
// A comma parts two conditions only where another begins.
const between = new RegExp(`,(?=[a-z_]\\w{0,62}=(?:not\\.)?(?:${names})\\.)`, 'i');

export interface Condition {
  column: string;
  negated: boolean;
  operator: string;
  values: string[];
}

/** `column=eq.value,other=not.in.(a,"b,c")`; all have to hold. */
export const readConditions = (text: string): Condition[] => text.split(between).map(readCondition);

function readCondition(text: string): Condition {
  const [, column = '', not, operator = '', value = ''] = conditionForm.exec(text) ?? [];
  if (column === '' || value.includes('\0')) throw notUnderstood(text);
  const values = operator === 'in' ? listOf(value) : [unquoted(value)];
  if (operator === 'is' && !states.includes(value)) throw notUnderstood(text);
  return { column, negated: not !== undefined, operator, values };
}

const quotedForm = /^"((?:[^"\\]|\\.)*)"$/s;
const listForm = /^\((?:(?:"(?:[^"\\]|\\.)*"|[^",()]*)(?:,(?!\))|(?=\))))+\)$/s;
const itemForm = /"(?:[^"\\]|\\.)*"|[^",()]+/gs;

function listOf(text: string): string[] {
  if (!listForm.test(text)) throw notUnderstood(text);
  return Array.from(text.slice(1, -1).matchAll(itemForm), ([item]) => unquoted(item));
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  const inner = quotedForm.exec(text)?.[1];
  if (inner === undefined) throw notUnderstood(text);
  return inner.replaceAll(/\\(.)/gs, '$1');
}

const notUnderstood = (text: string) => new Refusal(`Error parsing filter: ${text.slice(0, 60)}`);

/** Over the columns of what is called `row`. */
export function where(conditions: Condition[]): RawBuilder<unknown> {
  if (conditions.length === 0) return sql`true`;
  return sql.join(conditions.map(conditionSql), sql` and `);
}

function conditionSql({ column, negated, operator, values }: Condition): RawBuilder<unknown> {
  const positive = sql`${sql.ref(`row.${column}`)} ${test(operator, values)}`;
  return negated ? sql`not (${positive})` : sql`(${positive})`;
}

function test(operator: string, values: string[]): RawBuilder<unknown> {
  const [value = ''] = values;
  if (operator === 'in') return sql`= any(${values})`;
  if (operator === 'is') return sql`is ${sql.raw(states.find((state) => state === value) ?? 'null')}`;
  const comparison = Object.entries(comparisons).find(([name]) => name === operator)?.[1] ?? '=';
  return sql`${sql.raw(comparison)} ${value}`;
}
