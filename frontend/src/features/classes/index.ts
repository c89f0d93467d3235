export { classesQuery, setsQuery, subjectsQuery } from './api';
