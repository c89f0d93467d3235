export { ProfileSection } from './profile-section';
export { profileOf, profileRules } from './profile-text';
export { labelIn, schoolTypes, states } from './school-choices';
export { SchoolFields } from './school-fields';
export { SchoolProfile } from './school-profile';
