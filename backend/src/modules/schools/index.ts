export { MALAYSIAN_STATES, STATE_CODES, type StateCode } from './malaysian-state.js';
export type { SchoolProfile } from './profile/school-profile.js';
export { SchoolProfilesService } from './profile/school-profiles.service.js';
export { SchoolBeginnings } from './school-beginnings.js';
export { SchoolDto, SchoolQueryDto } from './schools.dto.js';
export { schoolRegistered } from './schools.events.js';
export { SchoolsModule } from './schools.module.js';
export type { Member } from './schools.repository.js';
export { SchoolsService } from './schools.service.js';
