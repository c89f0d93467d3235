import type { Finding } from '../../../platform/imports/finding.js';
import { foldedHead } from './head.js';
import { hiddenNumbers } from './hidden-value.js';

const REASON = 'Sebab tidak diimport';

type Row = Readonly<{
  number: number;
  values: Readonly<Record<string, string>>;
  written: Readonly<Record<string, string>>;
  findings: readonly Finding[];
}>;

/** `mapping`: by column the name of a field, null for what is not imported. */
type ReadTable = Readonly<{
  heads: readonly string[];
  rows: readonly Readonly<{ number: number; cells: readonly string[] }>[];
  mapping: readonly (string | null)[];
  fields: readonly Readonly<{ name: string; label: string }>[];
}>;

/** Rows of a file that were not imported, as they stand there but for what was mended, each with the reason last. */
export type LeftOut = Readonly<{ heads: readonly string[]; rows: readonly (readonly string[])[] }>;

export function leftOutOf(rows: readonly Row[], { heads, rows: read, mapping, fields }: ReadTable): LeftOut {
  const own = headsWithoutReason(heads);
  const cellsOf = new Map(read.map(({ number, cells }) => [number, cells]));
  const cellOf = ({ number, values, written }: Row, column: number) => {
    const field = mapping[column];
    if (field == null || values[field] === written[field]) return cellsOf.get(number)?.[column] ?? '';
    // What several columns made is mended in the first of them.
    return mapping.indexOf(field) === column ? (values[field] ?? '') : '';
  };
  return {
    heads: [...own, REASON],
    rows: rows.map((row) => [...own.map((_, column) => cellOf(row, column)), reasonOf(row.findings, fields)]),
  };
}

/** A file that was taken away so has one column more than the one it came from, and is matched like that. */
export function headsWithoutReason(heads: readonly string[]): readonly string[] {
  return foldedHead(heads.at(-1) ?? '') === foldedHead(REASON) ? heads.slice(0, -1) : heads;
}

function reasonOf(findings: readonly Finding[], fields: ReadTable['fields']): string {
  const told = findings.map(({ field, message }) => {
    const label = fields.find(({ name }) => name === field)?.label;
    return label ? `${label}: ${message}` : message;
  });
  return told.length === 0 ? 'Diabaikan.' : hiddenNumbers(told.join(' '));
}
