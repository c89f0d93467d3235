export { ConsentsService } from './consents/consents.service.js';
export { PupilCountsService } from './counts/pupil-counts.service.js';
export type { Sex } from './domain/pupil.js';
export type { Guardian } from './guardians/guardian.js';
export { PupilImportWrites } from './import/pupil-import-writes.js';
export { MembershipsService } from './memberships/memberships.service.js';
export { NumberRotation } from './number-rotation.js';
export { PupilsModule } from './pupils.module.js';
export { PupilsService } from './pupils.service.js';
