import { paths } from '../src/site/paths';

/** What every page in the frame of a school loads before it shows a word, though scripts ask for it one after another. */
export const loadedAhead = ['src/app/application.tsx', 'src/school/subscription/subscription-banner.tsx'];

/** Beside it, what the pages of the working day are drawn with. */
export const loadedAheadAt: Readonly<Record<string, readonly string[]>> = {
  [paths.lessonPlans]: ['src/features/lesson-plans/lesson-plans-screen.tsx'],
  [paths.dashboard]: [
    'src/features/dashboard/dashboard-screen.tsx',
    'src/features/my-day/my-day-tiles.ts',
    'src/features/lesson-plans/tiles/recent-plans.tsx',
    'src/features/calendar-events/tiles/day-today.tsx',
  ],
  [paths.lessonPlanEditor]: ['src/features/lesson-plans/lesson-plan-editor-screen.tsx'],
  [paths.timetable]: ['src/features/timetable/timetable-screen.tsx'],
  [paths.reflections]: ['src/features/reflections/reflections-screen.tsx'],
  [paths.pupils]: ['src/features/pupils/pupils-screen.tsx'],
};
