import { AppError } from '../../platform/errors/app-error.js';
import { MOST_FILE_BYTES } from './domain/file-limit.js';
import { hiddenNumbers } from './domain/hidden-value.js';
import type { EncodingChoice, Refusal, TextEncoding } from './reading/index.js';
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

const ENCODING_LABELS: Readonly<Record<TextEncoding, string>> = {
  gb18030: 'Cina ringkas (GBK)',
  big5: 'Cina tradisional (Big5)',
  'windows-1252': 'Huruf Rumi (Windows)',
};

/** The file does not say in which letters it is written: sent again with the one whose samples can be read, it is taken. */
export class ImportEncodingUnknownError extends AppError {
  constructor(encodings: readonly EncodingChoice[]) {
    super('IMPORT_ENCODING_UNKNOWN', 400, 'The letters of the file cannot be known: choose its encoding.', {
      sentence:
        'Tulisan dalam fail ini tidak dapat dipastikan. Pilih cara yang memaparkan nama dengan betul.',
      choices: encodings.map(({ encoding, samples }) => ({
        ...{ encoding, label: ENCODING_LABELS[encoding] },
        samples: samples.map(hiddenNumbers),
      })),
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
