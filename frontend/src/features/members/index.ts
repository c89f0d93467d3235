export { memberSetup } from './member-setup';
