export { ProfileSection } from './profile-section';
export { profileSetup } from './profile-setup';
export { profileOf, profileRules } from './profile-text';
export { labelIn, schoolTypes, states } from './school-choices';
export { SchoolFields } from './school-fields';
