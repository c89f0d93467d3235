import type { Finding } from '../../../platform/imports/finding.js';
import { foldedHead } from './head.js';
import { hiddenNumbers } from './hidden-value.js';

const REASON = 'Sebab tidak diimport';

type Row = Readonly<{
  number: number;
  values: Readonly<Record<string, string>>;
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
  return {
    heads: [...own, REASON],
    rows: rows.map(({ number, values, findings }) => [
      ...own.map((_, column) => values[mapping[column] ?? ''] ?? cellsOf.get(number)?.[column] ?? ''),
      reasonOf(findings, fields),
    ]),
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
