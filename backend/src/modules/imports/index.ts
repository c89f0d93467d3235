export { ImportsModule } from './imports.module.js';
export { READER_PROGRAM } from './table-reader.js';
