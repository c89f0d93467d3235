/** A table of a school's rows: what of it is handed out, and in which order its rows stand. */
export type ExportedTable = Readonly<{
  name: string;
  columns: readonly string[];
  key: readonly string[];
  schoolColumn: string;
}>;

/** A row as JSON has it: instants as text at Malaysia's offset, dates as they are. */
export type ExportedRow = Readonly<Record<string, unknown>>;
