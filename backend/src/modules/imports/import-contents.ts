import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SealedContents } from '../../platform/secrets/sealed-contents.js';
import { type Edits, NO_EDITS } from './domain/edits.js';
import type { FileTable } from './domain/file-table.js';
import { foldedHead } from './domain/head.js';
import { headsWithoutReason, type LeftOut } from './domain/left-out.js';
import { ImportEndedError } from './imports.errors.js';
import type { Import } from './imports.repository.js';

/** An import with what its file says. */
export type OpenedImport = Readonly<{ row: Import; table: FileTable; edits: Edits }>;

type Place = Pick<Import, 'school_id' | 'id'>;

/** What of an import stands sealed. */
@Injectable()
export class ImportContents {
  constructor(private readonly sealed: SealedContents) {}

  seal(place: Place, content: unknown): Promise<Buffer> {
    return this.sealed.seal(content, placeOf(place));
  }

  /** @throws ImportEndedError where the file is not here any more */
  async open(row: Import): Promise<OpenedImport> {
    const table = row.content && (await this.sealed.open<FileTable>(row.content, placeOf(row)));
    if (!table) throw new ImportEndedError();
    const edits = row.edits && (await this.sealed.open<Edits>(row.edits, placeOf(row)));
    return { row, table: { ...READ_BEFORE, ...table }, edits: edits ?? NO_EDITS };
  }

  /** @throws ImportEndedError where they are not here any more */
  async openLeftOut(row: Import): Promise<LeftOut> {
    const leftOut = row.left_out && (await this.sealed.open<LeftOut>(row.left_out, placeOf(row)));
    if (!leftOut) throw new ImportEndedError();
    return leftOut;
  }

  /** What an undoing needs; null where it is too late. */
  async openMade(row: Import): Promise<unknown> {
    return row.made && this.sealed.open<unknown>(row.made, placeOf(row));
  }
}

function placeOf({ school_id, id }: Place): string {
  return `import ${school_id} ${id}`;
}

/** What files that were read by the release before do not say. */
const READ_BEFORE = { sheets: [], added: [], aside: [] };

/** Equal for files whose columns are called the same, in the same order; a reason behind them does not count. */
export function hashOfHeads({ heads }: FileTable): Buffer {
  return createHash('sha256').update(headsWithoutReason(heads).map(foldedHead).join('\n')).digest();
}
