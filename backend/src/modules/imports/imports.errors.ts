import { AppError } from '../../platform/errors/app-error.js';
import { MOST_FILE_BYTES } from './domain/file-limit.js';
import type { Refusal } from './reading/index.js';
import { REFUSAL_SENTENCES } from './refusal-sentences.js';

export const IMPORT_NOUN = 'import';

/** `sentence`: in Malay, for whoever chose the file. */
export class ImportFileRefusedError extends AppError {
  constructor(reason: Refusal) {
    super('IMPORT_FILE_REFUSED', 400, 'The file cannot be read as a table.', {
      reason,
      sentence: REFUSAL_SENTENCES[reason],
    });
  }
}

export class ImportFileTooLargeError extends AppError {
  constructor() {
    super('PAYLOAD_TOO_LARGE', 413, 'The file is too large.', {
      limitBytes: MOST_FILE_BYTES,
      sentence: `Fail melebihi ${MOST_FILE_BYTES / 1024 / 1024} MB. Buang gambar dan helaian lain, atau bahagikan senarai itu.`,
    });
  }
}

/** It is done, undone, or its file was kept no longer. */
export class ImportEndedError extends AppError {
  constructor() {
    super('IMPORT_ENDED', 409, 'The import is over: choose the file again.');
  }
}

/** Which column says what has to be settled first. */
export class ImportNotMatchedError extends AppError {
  constructor() {
    super('IMPORT_NOT_MATCHED', 409, 'The columns of the file are not matched yet.');
  }
}

/** Nothing of it is imported. `bad`: how many rows. */
export class ImportHasBadRowsError extends AppError {
  constructor(bad: number) {
    super('IMPORT_HAS_BAD_ROWS', 409, `${bad} rows cannot be imported as they are.`, { bad });
  }
}

/** It was not run, was undone already, or is too long ago. */
export class ImportNotUndoableError extends AppError {
  constructor() {
    super('IMPORT_NOT_UNDOABLE', 409, 'The import cannot be undone any more.');
  }
}
