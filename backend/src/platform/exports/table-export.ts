import type { Provider } from '@nestjs/common';
import type { PersonColumns } from '../erasure/person-column.js';

type Columns = Readonly<{
  table: string;
  /** In the order in which a file has them. */
  columns: readonly string[];
  /** What is handed out to nobody: secrets, hashes, files' own keys. */
  withheld?: readonly string[];
}>;

/**
 * Who takes what of a table away: an administrator for the school, or a person what is their own (`person`: the column
 * that says whose a row is), such as what they have written and not sent. `ownerless`: rows in which that column is empty
 * are the school's and leave with it. Every column is handed out or withheld.
 */
export type TableExport =
  | (Columns & Readonly<{ to: 'school' }>)
  | (Columns & Readonly<{ to: 'person'; person: string; ownerless?: 'school' }>)
  | Readonly<{ to: 'nobody'; table: string; because: string }>;

/** What one module declares of its tables; found among the providers of the application. */
export class TableExports {
  constructor(
    readonly declared: readonly TableExport[],
    readonly persons: PersonColumns,
  ) {}
}

/** `persons`: the columns that name somebody, and what an erasure makes of their rows, one after the other. */
export function declareExports(declared: readonly TableExport[], persons: PersonColumns = {}): Provider {
  return { provide: Symbol('exports of tables'), useValue: new TableExports(declared, persons) };
}

/** Several tables that leave for the same reason in nobody's archive. */
export function toNobody(because: string, ...tables: readonly string[]): TableExport[] {
  return tables.map((table) => ({ to: 'nobody', table, because }));
}
