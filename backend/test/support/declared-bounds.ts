import type { Field, Rule } from '../../src/platform/nouns/field.js';
import type { Noun } from '../../src/platform/nouns/noun.js';
import { areNumbers, columnNames, contentColumns } from '../../src/platform/nouns/table-of-noun.js';
import { rowsOf } from './rows-of.js';
import type { TestDatabase } from './test-database.js';

/** `checks`: what the catalogue checks of this column alone. */
type Column = Readonly<{ name: string; type: string; isNullable: boolean; checks: string[] }>;
type Trial = Readonly<{ said: string; value: unknown; isWithin: boolean }>;

const COLUMNS = `
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS "isNullable",
    ARRAY(SELECT pg_get_expr(c.conbin, c.conrelid) FROM pg_constraint c
      WHERE c.conrelid = a.attrelid AND c.contype = 'c' AND c.conkey = ARRAY[a.attnum]) AS checks
  FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`;

/** Where the catalogue and the declaration of a noun say something else of a column: each bound is tried from both sides. */
export async function differencesOf(database: TestDatabase, of: Noun): Promise<string[]> {
  const columns = await rowsOf<Column>(database, COLUMNS, [of.table]);
  const found = columns.map(({ name }) => name).toSorted();
  const declared = columnNames(of).toSorted();
  if (found.join() !== declared.join()) return [`${of.table} has ${found}, and not ${declared}`];
  const differences: string[] = [];
  for (const { column, field } of contentColumns(of)) {
    const catalogued = columns.find(({ name }) => name === column);
    if (!catalogued) continue;
    const say = (difference: string) => differences.push(`${of.table}.${column} ${difference}`);
    if (catalogued.isNullable !== (field.more.isNullable ?? false))
      say(catalogued.isNullable ? 'may be null' : 'is never null');
    if (!typesOf(field.rule).includes(catalogued.type)) say(`is ${catalogued.type}`);
    else
      for (const { said, value, isWithin } of trialsOf(field))
        if ((await takes(database, catalogued, value)) !== isWithin)
          say(`${isWithin ? 'refuses' : 'takes'} ${said}`);
  }
  return differences;
}

async function takes(
  database: TestDatabase,
  { name, type, checks }: Column,
  value: unknown,
): Promise<boolean> {
  const holds = checks.map((check) => `(${check}) IS NOT FALSE`).join(' AND ') || 'true';
  const [row] = await rowsOf<{ holds: boolean }>(
    database,
    `SELECT ${holds} AS holds FROM (SELECT $1::${type} AS "${name}") AS tried`,
    [value],
  );
  return row?.holds === true;
}

function typesOf(rule: Rule): readonly string[] {
  const { kind } = rule;
  if (kind === 'lines') return ['text[]'];
  if (kind === 'ids') return ['uuid[]'];
  if (kind === 'id' || kind === 'person') return ['uuid'];
  if (kind === 'day') return ['date'];
  if (kind === 'time') return ['time without time zone'];
  if (kind === 'whole' || (kind === 'one' && areNumbers(rule.of))) return ['smallint', 'integer'];
  return kind === 'flag' ? ['boolean'] : ['text'];
}

function trialsOf({ rule }: Field): Trial[] {
  switch (rule.kind) {
    case 'line':
    case 'text':
      return [rule.min - 1, rule.min, rule.max, rule.max + 1]
        .filter((length) => length >= 0)
        .map((length) => ({
          said: `a text of ${length}`,
          value: 'x'.repeat(length),
          isWithin: rule.min <= length && length <= rule.max,
        }));
    case 'lines':
    case 'ids':
      return [rule.most, rule.most + 1].map((length) => ({
        said: `a list of ${length}`,
        value: Array.from({ length }, () => (rule.kind === 'ids' ? NOBODY : 'x')),
        isWithin: length <= rule.most,
      }));
    case 'whole':
      return [rule.min - 1, rule.min, rule.max, rule.max + 1].map((value) => ({
        ...{ said: String(value), value, isWithin: rule.min <= value && value <= rule.max },
      }));
    case 'one':
      return [
        ...rule.of.map((value) => ({ said: String(value), value, isWithin: true })),
        {
          said: 'none of them',
          value: areNumbers(rule.of) ? Math.max(...rule.of) + 1 : 'none',
          isWithin: false,
        },
      ];
    default:
      return [];
  }
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
