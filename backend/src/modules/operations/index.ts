export { LeftFilesWorker } from './files/left-files.worker.js';
export { OperationsModule } from './operations.module.js';
