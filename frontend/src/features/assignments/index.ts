export { assignmentSetup } from './assignment-setup';
export { teachingSetKind } from './teaching-set-kind';
