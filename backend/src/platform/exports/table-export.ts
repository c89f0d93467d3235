import type { Provider } from '@nestjs/common';
import {
  blanked,
  ID_OF_ACCOUNT,
  type PersonColumn,
  type PersonColumns,
  removed,
} from '../erasure/person-column.js';
import type { Noun } from '../nouns/noun.js';
import { columnNames, contentColumns } from '../nouns/table-of-noun.js';

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

/**
 * Of what stands in no noun, which says it of itself. `persons`: the columns that name somebody, and what an erasure makes
 * of their rows, one after the other; those of nouns come after them.
 */
export function declareExports(declared: readonly TableExport[], persons: PersonColumns = {}): Provider {
  return {
    provide: Symbol('exports of tables'),
    useValue: new TableExports(declared, persons),
  };
}

/** Who takes its rows away: whoever wrote them, or an administrator for the school. */
export function exportOf(of: Noun): TableExport {
  const { table } = of;
  const columns = columnNames(of);
  return of.rows === 'own'
    ? { table, columns, to: 'person', person: 'author_id' }
    : { table, columns, to: 'school' };
}

/** What an erasure makes of its rows: one’s own go, others as their fields say. */
export function personsOf(of: Noun): PersonColumns[string] {
  const named = contentColumns(of).flatMap(({ column, field: { rule } }): [string, PersonColumn][] => {
    if (rule.kind !== 'person') return [];
    if (rule.gone === 'is nobody') return [[column, blanked('account', { [column]: null })]];
    return [[column, rule.gone === 'row goes' ? removed('account') : ID_OF_ACCOUNT]];
  });
  const author: [string, PersonColumn][] = of.rows === 'own' ? [['author_id', removed('account')]] : [];
  return Object.fromEntries([...author, ...named]);
}

/** Several tables that leave for the same reason in nobody's archive. */
export function toNobody(because: string, ...tables: readonly string[]): TableExport[] {
  return tables.map((table) => ({ to: 'nobody', table, because }));
}
