/** Why a file is not taken. */
export type Refusal =
  | 'doctype'
  | 'empty'
  | 'encrypted'
  | 'far_cell'
  | 'old_excel'
  | 'open_document'
  | 'too_big'
  | 'too_many_rows'
  | 'unreadable';

/** Thrown while a file is read. */
export class FileRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal);
  }
}
