type OfKind<Kind extends string, Value, Row> = Readonly<{
  kind: Kind;
  header: string;
  cell: (row: Row) => Value | null;
}>;

/** `day`: YYYY-MM-DD. `ringgit`: in sen, shown as ringgit with two places. */
export type TableColumn<Row> =
  | OfKind<'text' | 'day', string, Row>
  | OfKind<'number' | 'ringgit', number, Row>;
