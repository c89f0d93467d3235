import { type RawBuilder, sql } from 'kysely';
import type { Field, Rule } from '../nouns/field.js';
import type { AbsentOf, Noun, RowOf } from '../nouns/noun.js';
import { contentColumns } from '../nouns/table-of-noun.js';
import { type Column, type Columns, type Derived, day, plain, timeOfDay } from './columns.js';
import { OwnRows, SchoolRows } from './record-rows.js';

/** What of its rows the declaration does not say. */
type Beside<Derivations extends object> = Readonly<{
  derived?: Derived<Derivations>;
  onReplace?: RawBuilder<unknown>;
}>;

export function columnsOf<Of extends Noun>(of: Of): Columns<RowOf<Of>>;
export function columnsOf(of: Noun): unknown {
  return Object.fromEntries(
    contentColumns(of).map(({ name, column, field }) => [name, columnFor(field.rule, column)]),
  );
}

function columnFor({ kind }: Rule, column: string): Column<unknown> {
  if (kind === 'day') return day(column);
  return kind === 'time' ? timeOfDay(column) : plain(column);
}

/** The words of fields, one after the other, as SQL reads them from a row. */
export function wordsOf(of: Noun, isMeant: (name: string, field: Field) => boolean): RawBuilder<unknown> {
  const words = contentColumns(of)
    .filter(({ name, field }) => isMeant(name, field))
    .map(({ column, field: { rule } }) =>
      rule.kind === 'lines' ? sql`array_to_string(${sql.id(column)}, ' ')` : sql.id(column),
    );
  return sql.join(words);
}

const shapeOf = <Of extends Noun>(of: Of) => ({
  ...{ noun: of.name, declared: of, table: of.table, columns: columnsOf(of) },
});

/** Rows that one person of a school writes. */
export function ownRowsOf<Of extends Noun, Derivations extends object = object>(
  of: Of,
  { derived, onReplace }: Beside<Derivations> = {},
) {
  return new OwnRows<RowOf<Of>, AbsentOf<Of>, Derivations>({ ...shapeOf(of), derived, onReplace });
}

/** Rows that whoever may writes for the school. */
export function schoolRowsOf<Of extends Noun, Derivations extends object = object>(
  of: Of,
  { derived, onReplace }: Beside<Derivations> = {},
) {
  return new SchoolRows<RowOf<Of>, AbsentOf<Of>, Derivations>({ ...shapeOf(of), derived, onReplace });
}
