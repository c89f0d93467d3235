export { curriculumSetup } from './curriculum-setup';
