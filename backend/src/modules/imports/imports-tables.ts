import type { JSONColumnType } from 'kysely';

export type ImportState = 'done' | 'mapped' | 'read' | 'undone';

/** By column of the file the name of a field, null for what is not imported. */
export type Mapping = readonly (string | null)[];

/** What became of the rows of a file. `kept`: left as they were by an undoing, because somebody has changed them since. */
export type ImportResult = Readonly<{
  new: number;
  changed: number;
  same: number;
  skipped: number;
  undone: number | null;
  kept: number | null;
}>;

export interface ImportsTables {
  imports: {
    school_id: string;
    id: string;
    kind: string;
    academic_year_id: string;
    file_name: string;
    sheet: string | null;
    row_count: number;
    state: ImportState;
    author_id: string;
    mapping: JSONColumnType<Mapping> | null;
    content: Buffer | null;
    edits: Buffer | null;
    made: Buffer | null;
    left_out: Buffer | null;
    result: JSONColumnType<ImportResult> | null;
    created_at: Date;
    expires_at: Date;
    finished_at: Date | null;
  };
  import_mappings: {
    school_id: string;
    kind: string;
    heads_hash: Buffer;
    mapping: JSONColumnType<Mapping>;
    saved_at: Date;
  };
}
