export { type EncodingChoice, ONE_TABLE, type Reading, type Refusal } from './read-sheet.js';
export { readTableFile } from './read-table-file.js';
export { TEXT_ENCODINGS, type TextEncoding } from './text-encoding.js';
