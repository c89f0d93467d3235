import type { Field } from '../nouns/field.js';
import type { ContentOf, Noun } from '../nouns/noun.js';
import type { TableColumn } from './table-column.js';

/** Where a field stands in a table: as it is, under these words; as a column that is made of it; nowhere. */
type Place<Row, Value> = TableColumn<Row> | (Value extends string | number | null ? string : never) | null;

type Places<Of extends Noun, Row> = {
  readonly [Name in keyof ContentOf<Of>]-?: Place<Row, ContentOf<Of>[Name]>;
};

/** The columns of a noun in a table to take away, in the order of the places: a field without one does not compile. */
export function tableColumnsOf<Of extends Noun, Row extends ContentOf<Of>>(
  of: Of,
  places: Places<Of, Row>,
): TableColumn<Row>[];
export function tableColumnsOf(
  { fields, byServer, parts }: Noun,
  places: Readonly<Record<string, Place<object, string>>>,
): TableColumn<object>[] {
  const declared = { ...fields, ...byServer, ...parts };
  return Object.entries(places).flatMap(([name, place]) => {
    if (place === null) return [];
    return typeof place === 'string' ? [columnOf(name, place, declared[name])] : [place];
  });
}

function columnOf(name: string, header: string, field: Field | undefined): TableColumn<object> {
  const read = (row: object): unknown => Reflect.get(row, name);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  if (field?.rule.kind === 'whole') return { kind: 'number', header, cell: (row) => number(read(row)) };
  return { kind: field?.rule.kind === 'day' ? 'day' : 'text', header, cell: (row) => text(read(row)) };
}
