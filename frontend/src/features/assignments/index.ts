export { teachingSetKind } from './teaching-set-kind';
