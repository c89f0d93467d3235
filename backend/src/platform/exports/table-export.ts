import type { Provider } from '@nestjs/common';

type Columns = Readonly<{
  table: string;
  /** In the order in which a file has them. */
  columns: readonly string[];
  /** What is handed out to nobody: secrets, hashes, files' own keys. */
  withheld?: readonly string[];
}>;

/**
 * Who takes what of a table away: an administrator for the school, or a person what is their own (`person`: the column
 * that says whose a row is), such as what they have written and not sent. Every column is handed out or withheld.
 */
export type TableExport =
  | (Columns & Readonly<{ to: 'school' }>)
  | (Columns & Readonly<{ to: 'person'; person: string }>)
  | Readonly<{ to: 'nobody'; table: string; because: string }>;

/** What one module declares of its tables; found among the providers of the application. */
export class TableExports {
  constructor(readonly declared: readonly TableExport[]) {}
}

export function declareExports(declared: readonly TableExport[]): Provider {
  return { provide: Symbol('exports of tables'), useValue: new TableExports(declared) };
}

/** Several tables that leave for the same reason in nobody's archive. */
export function toNobody(because: string, ...tables: readonly string[]): TableExport[] {
  return tables.map((table) => ({ to: 'nobody', table, because }));
}
