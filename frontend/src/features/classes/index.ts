export { classesKey, classesQuery, fetchTable, setsQuery, subjectsQuery } from './api';
export { classSetup } from './class-setup';
