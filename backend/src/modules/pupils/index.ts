export type { Sex } from './domain/pupil.js';
export type { Guardian } from './guardians/guardian.js';
export { PupilImportRepository } from './import/pupil-import.repository.js';
export { keptNumber } from './kept-number.js';
export { NumberRotation } from './number-rotation.js';
export { PupilsModule } from './pupils.module.js';
