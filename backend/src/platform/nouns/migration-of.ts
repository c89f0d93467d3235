import type { Field, Rule } from './field.js';
import type { Noun } from './noun.js';
import { areNumbers, contentColumns } from './table-of-noun.js';

/**
 * What makes the table of a noun, for a person to read, complete (what refers to what, indexes of its lists, why) and commit: a
 * migration stays as it was written, whatever becomes of the declaration.
 */
export function migrationOf(of: Noun): string {
  const columns = contentColumns(of).map(({ column, field }) => columnOf(column, field));
  const isOwn = of.rows === 'own';
  const lines = [
    'school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE',
    'id uuid NOT NULL',
    ...(isOwn ? ['author_id uuid NOT NULL'] : []),
    'version integer NOT NULL DEFAULT 1 CHECK (version > 0)',
    ...columns,
    'created_at timestamptz NOT NULL',
    'updated_at timestamptz NOT NULL',
    'deleted_at timestamptz',
    'PRIMARY KEY (school_id, id)',
  ];
  return [
    'SET search_path = app;\n',
    `CREATE TABLE ${of.table} (\n  ${lines.join(',\n  ')}\n);`,
    ...(isOwn
      ? [`CREATE INDEX ${of.table}_of_author ON ${of.table} (school_id, author_id) WHERE deleted_at IS NULL;`]
      : []),
    `SELECT protect_tenant_table('${of.table}', 'SELECT, INSERT, UPDATE');\n`,
  ].join('\n');
}

/** The same of a field that is new: the release before leaves it out, so that it may be null or has a blank of its own. */
export function additionOf(of: Noun, name: string): string {
  const added = contentColumns(of).find((each) => each.name === name);
  if (!added) throw new Error(`A ${of.name} has no field ${name}.`);
  const { column, field } = added;
  const blank = field.more.isNullable ? undefined : blankOf(field.rule);
  const statement = columnOf(column, field).replace('NOT NULL', (words) =>
    blank === undefined ? words : `${words} DEFAULT ${blank}`,
  );
  return `SET search_path = app;\n\nALTER TABLE ${of.table} ADD ${statement};\n`;
}

function columnOf(column: string, { rule, more }: Field): string {
  const check = checkOf(column, rule);
  return [
    column,
    typeOf(rule),
    ...(more.isNullable ? [] : ['NOT NULL']),
    ...(check ? [`CHECK (${check})`] : []),
  ].join(' ');
}

const TYPES = {
  ...{ line: 'text', text: 'text', one: 'text', lines: 'text[]', ids: 'uuid[]', id: 'uuid', person: 'uuid' },
  ...{ day: 'date', time: 'time', flag: 'boolean' },
} as const;

function typeOf(rule: Rule): string {
  if (rule.kind === 'one' && areNumbers(rule.of)) return 'smallint';
  if (rule.kind !== 'whole') return TYPES[rule.kind];
  return rule.max < 32_768 ? 'smallint' : 'integer';
}

function checkOf(column: string, rule: Rule): string | undefined {
  switch (rule.kind) {
    case 'line':
    case 'text':
      return rule.min === 0
        ? `char_length(${column}) <= ${rule.max}`
        : `char_length(${column}) BETWEEN ${rule.min} AND ${rule.max}`;
    case 'lines':
    case 'ids':
      return `cardinality(${column}) <= ${rule.most}`;
    case 'whole':
      return `${column} BETWEEN ${rule.min} AND ${rule.max}`;
    case 'one':
      return `${column} IN (${rule.of.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')})`;
    default:
      return undefined;
  }
}

function blankOf(rule: Rule): string | undefined {
  if (rule.kind === 'lines' || rule.kind === 'ids') return "'{}'";
  return (rule.kind === 'line' || rule.kind === 'text') && rule.min === 0 ? "''" : undefined;
}
