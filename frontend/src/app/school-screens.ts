import type { LoaderFunction } from 'react-router';
import { paths } from '../site/paths';

/** The pages of a school, each fetched when it is first opened. */
export const schoolScreens = {
  [paths.dashboard]: async () => (await import('../features/dashboard/dashboard-screen')).DashboardScreen,
  [paths.lessonPlans]: async () =>
    (await import('../features/lesson-plans/lesson-plans-screen')).LessonPlansScreen,
  [paths.lessonPlanEditor]: async () =>
    (await import('../features/lesson-plans/lesson-plan-editor-screen')).LessonPlanEditorScreen,
};

/** What a page waits for before it is drawn. */
export const schoolLoaders: Readonly<Record<string, () => Promise<LoaderFunction>>> = {
  [paths.dashboard]: async () => (await import('../features/dashboard/dashboard-loader')).dashboardLoader,
};

/** Fetches them all while there is a network: whoever loses it while writing still finds the list of drafts. */
export function fetchSchoolScreens(): void {
  for (const load of [...Object.values(schoolScreens), ...Object.values(schoolLoaders)])
    load().catch(() => undefined);
}
