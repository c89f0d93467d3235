export {
  classesKey,
  classesQuery,
  fetchTable,
  ownSetsQuery,
  type PupilCounts,
  peopleQuery,
  pupilCountsQuery,
  type SchoolClass,
  type Subject,
  setsQuery,
  subjectsQuery,
  type TeachingSet,
} from './api';
export { classSetup } from './class-setup';
export { LevelChoice } from './level-choice';
export { type Panel, panelsQuery } from './panels/api';
export { PeopleChoice } from './people-choice';
export { setName, setsByAudience, subjectOf } from './teaching';
export { languageOptions, levelOptions, shiftOptions } from './words';
