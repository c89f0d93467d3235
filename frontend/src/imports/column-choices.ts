import type { Import, ImportColumn } from './calls';

/** Which field each column is imported into, by its index; a column that is left out is not imported. */
export type ColumnChoices = ReadonlyMap<number, string>;

export function proposedChoices(columns: readonly ImportColumn[]): ColumnChoices {
  return new Map(columns.flatMap(({ index, field }) => (field === null ? [] : [[index, field] as const])));
}

/**
 * A field comes from one column: from the one that had it before it comes no more, unless several may make one of it.
 * `field` empty: not imported.
 */
export function chooseField(
  choices: ColumnChoices,
  index: number,
  field: string,
  fields: Import['fields'],
): ColumnChoices {
  const mayJoin = fields.some(({ name, mayJoin }) => name === field && mayJoin);
  const others = [...choices].filter(([column, chosen]) => column !== index && (mayJoin || chosen !== field));
  return new Map(field === '' ? others : [...others, [index, field]]);
}

/** Of what every row needs, what no column is chosen for. */
export function missingFields(fields: Import['fields'], choices: ColumnChoices): string[] {
  const chosen = [...choices.values()];
  return fields
    .filter(({ isRequired, name }) => isRequired && !chosen.includes(name))
    .map(({ label }) => label);
}

/** The other columns that make one field with this. */
export function joinedWith(
  { index }: ImportColumn,
  columns: readonly ImportColumn[],
  choices: ColumnChoices,
): string[] {
  const field = choices.get(index);
  const others = columns.filter((other) => other.index !== index && choices.get(other.index) === field);
  return field === undefined ? [] : others.map(({ head, letter }) => head || `lajur ${letter}`);
}

/** How sure it is what a column means, in words. */
export function matchWords(column: ImportColumn, choices: ColumnChoices): { text: string; isSure: boolean } {
  const chosen = choices.get(column.index) ?? null;
  if (chosen !== column.field) return { text: chosen === null ? 'Tidak diimport' : 'Dipilih', isSure: true };
  if (chosen === null) return { text: reasonLeftOut(column), isSure: true };
  const isSure = column.match !== 'guessed';
  return { text: column.remark ?? WORDS[column.match], isSure };
}

const WORDS: Readonly<Record<ImportColumn['match'], string>> = {
  chosen: 'Dipilih',
  guessed: 'Tekaan: sila semak',
  none: 'Dipilih',
  recognised: 'Dikenali',
  remembered: 'Seperti fail yang lalu',
};

function reasonLeftOut({ isEmpty, isSensitive }: ImportColumn): string {
  if (isSensitive) return 'Data sensitif: tidak disimpan di sini';
  return isEmpty ? 'Tiada isi' : 'Tidak diimport';
}
