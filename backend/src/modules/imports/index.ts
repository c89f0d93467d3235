export { MOST_FILE_BYTES } from './domain/file-limit.js';
export { type FormHeads, FormReader } from './form-heads.js';
export { ImportsModule } from './imports.module.js';
export { ImportsWorker } from './imports.worker.js';
export { READER_PROGRAM, TableReader } from './table-reader.js';
