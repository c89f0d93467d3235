import { CLEARS, clearQuestion } from '../../platform/imports/finding.js';
import type { ImportField, ImportKindDefinition } from '../../platform/imports/import-kind.js';
import { letterOf } from '../../platform/tables/cell-place.js';
import type { FileTable } from './domain/file-table.js';
import { hiddenNumbers, hiddenValue } from './domain/hidden-value.js';
import { proposedMapping } from './domain/mapping.js';
import type { Mapping } from './imports-tables.js';

export const COLUMN_MATCHES = ['chosen', 'guessed', 'none', 'recognised', 'remembered'] as const;

/** A column of a file and what it is proposed for. `letter`: null of one that titles make. `match`: how it came to its field. */
export type ImportColumn = Readonly<{
  index: number;
  letter: string | null;
  head: string;
  samples: readonly string[];
  field: string | null;
  match: (typeof COLUMN_MATCHES)[number];
  isSensitive: boolean;
  isEmpty: boolean;
  canClear: boolean;
  clears: boolean;
  remark: string | null;
}>;

const ROWS_SAMPLED = 200;
const MOST_SAMPLES = 3;

/** `chosen`: as somebody has matched them in this file. `remembered`: as in an earlier one with the same heads. */
export function columnsOf(
  table: FileTable,
  definition: ImportKindDefinition,
  matched: Readonly<{
    chosen: Mapping | null;
    remembered: Mapping | undefined;
    answers: Readonly<Record<string, string>>;
  }>,
): ImportColumn[] {
  const proposed = proposedMapping(table.heads, definition);
  const known = matched.chosen ?? matched.remembered;
  const fieldOf = (index: number) => {
    if (known) return known[index] ?? null;
    return table.added.find(({ column }) => column === index)?.field ?? proposed[index]?.field ?? null;
  };
  const rows = table.rows
    .slice(0, ROWS_SAMPLED)
    .map(({ cells }) =>
      Object.fromEntries(table.heads.map((_, index) => [fieldOf(index) ?? '', cells[index] ?? ''])),
    );
  return table.heads.map((head, index) => {
    const samples = samplesOf(table, index);
    const { likeness, isSensitive } = proposed[index] ?? NOTHING;
    const field = fieldOf(index);
    const isAdded = table.added.some(({ column }) => column === index);
    const told = definition.fields.find(({ name }) => name === field);
    return {
      index,
      letter: isAdded ? null : letterOf(index),
      head,
      samples: samples.slice(0, MOST_SAMPLES).map((sample) => shown(sample, told)),
      field,
      match: matched.chosen
        ? 'chosen'
        : matched.remembered
          ? 'remembered'
          : isAdded
            ? 'recognised'
            : likeness,
      isSensitive,
      isEmpty: samples.length === 0,
      canClear: told?.canClear === true,
      clears: field !== null && matched.answers[clearQuestion(field)] === CLEARS,
      remark: told?.remark?.(samples, rows) ?? null,
    };
  });
}

const NOTHING = { likeness: 'none', isSensitive: false } as const;

function shown(sample: string, field: ImportField | undefined): string {
  return field?.isSecret ? hiddenValue(sample) : hiddenNumbers(sample);
}

function samplesOf({ rows }: FileTable, column: number): string[] {
  const cells = rows.slice(0, ROWS_SAMPLED).map(({ cells }) => cells[column] ?? '');
  return [...new Set(cells)].filter((cell) => cell !== '');
}
