export { lessonsQuery as notedLessonsQuery } from './api';
export { fetchQuickReflections, QuickReflections } from './lazy-quick-reflections';
export { reflectionsOutbox } from './pages';
export { useMinute } from './use-minute';
export { useNotedLessons } from './use-noted-lessons';
