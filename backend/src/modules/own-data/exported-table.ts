import type { TableExport } from '../../platform/exports/table-export.js';

/** A table that is handed out, as its module declares it; `key`: the order in which its rows stand. */
export type ExportedTable = Exclude<TableExport, { to: 'nobody' }> & Readonly<{ key: readonly string[] }>;

/** A row as JSON has it: instants as text at Malaysia's offset, dates as they are. */
export type ExportedRow = Readonly<Record<string, unknown>>;
