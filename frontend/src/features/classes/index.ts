export { classesKey, classesQuery, fetchTable, setsQuery, subjectsQuery } from './api';
