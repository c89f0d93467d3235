export { ImportsModule } from './imports.module.js';
export { ImportsWorker } from './imports-worker.js';
export { READER_PROGRAM } from './table-reader.js';
