export type { Reading, Refusal } from './read-sheet.js';
export { readTableFile } from './read-table-file.js';
