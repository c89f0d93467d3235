import { Injectable } from '@nestjs/common';
import { type FoundTable, tableOf } from './domain/file-table.js';
import { type KnownHeads, proposedMapping } from './domain/mapping.js';
import { ImportEncodingUnknownError, ImportFileRefusedError } from './imports.errors.js';
import { TableReader } from './table-reader.js';

/** A list in a file. `fields`: for each head the one it means, null where none. */
export type FormHeads = FoundTable & Readonly<{ fields: readonly (string | null)[] }>;

/** Finds out where a list begins in a file, and what its columns mean, for whoever fills it in. */
@Injectable()
export class FormReader {
  constructor(private readonly reader: TableReader) {}

  /** @throws ImportFileRefusedError where no list is found */
  async read(bytes: Buffer, known: KnownHeads): Promise<FormHeads> {
    const reading = await this.reader.read(bytes);
    if ('refusal' in reading) throw new ImportFileRefusedError(reading.refusal);
    if ('encodings' in reading) throw new ImportEncodingUnknownError(reading.encodings);
    const table = tableOf(reading.sheets, known);
    if (!table) throw new ImportFileRefusedError('empty');
    return { ...table, fields: proposedMapping(table.heads, known).map(({ field }) => field) };
  }
}
