export {
  classesQuery,
  fetchTable,
  type Mark,
  ownSetsQuery,
  type Panel,
  type PupilCounts,
  panelsQuery,
  peopleQuery,
  pupilCountsQuery,
  type SchoolClass,
  type Subject,
  setsQuery,
  subjectsQuery,
  type TeachingSet,
} from './calls';
export { classSetup } from './class-setup';
export { LevelChoice } from './level-choice';
export { PeopleChoice } from './people-choice';
export { type TaughtLevel, taughtLevels } from './taught-levels';
export { setName, setsByAudience, subjectOf } from './teaching';
export { useMarks } from './use-marks';
export { languageOptions, levelOptions, shiftOptions } from './words';
