export { classesKey, classesQuery, setsQuery, subjectsQuery } from './api';
