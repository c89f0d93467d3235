export { lessonsQuery as notedLessonsQuery } from './calls';
export { fetchQuickReflections, QuickReflections } from './lazy-quick-reflections';
export { LazyReflectionPart } from './lazy-reflection-part';
export { ReminderTimeChoice } from './lazy-reminder-time-choice';
export { reflectionsOutbox } from './pages';
export { languageOptions } from './templates/template-words';
export { useMinute } from './use-minute';
export { useNotedLessons } from './use-noted-lessons';
