import type { Day } from '@rules/calendar/day';
import { daysToNote, weekOfToday, weekShownFirst } from '../../school/first-questions';
import { paths } from '../../site/paths';

type Asked = { search: URLSearchParams; state: string | null; today: Day };

const daysAround = (day: Day) => ['/api/academic-years', `/api/calendar/of-day?day=${day}`];
const weekOf = (day: Day) => `/api/my-week?day=${day}`;

/** Of a page beside what its frame asks. */
const ofPage: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  [paths.lessonPlans]: ({ search, state, today }) =>
    search.get('paparan') === 'senarai' ? [] : [weekOf(weekShownFirst(state, search.get('minggu'), today))],
  [paths.dashboard]: ({ state, today }) => [
    weekOf(weekOfToday(state, today)),
    `/api/reflections?${new URLSearchParams(daysToNote(today))}`,
    ...daysAround(today),
  ],
  [paths.reflections]: ({ today }) => [`/api/reflections?${new URLSearchParams(daysToNote(today))}`],
  // A new plan begins where the last one ended.
  [paths.lessonPlanEditor]: ({ search, today }) =>
    search.size === 0 ? [...daysAround(today), '/api/lesson-plans'] : daysAround(today),
  [paths.timetable]: () => ['/api/academic-years'],
};

/** Addresses of our own that are no pages of a school's frame. */
const withoutFrame = new RegExp(`^/(?:auth/|$)|^(?:${paths.check}|${paths.visit})/`);

/** What the document of that address asks for, as the application will: who is asking and in which school, what the
 * subscription allows, and what the page shows first. */
export function questionsAt(path: string, schoolCode: string, asked: Asked): readonly string[] {
  if (withoutFrame.test(path)) return [];
  return [
    '/api/schools/current',
    `/api/subscription/status?schoolCode=${schoolCode}`,
    ...(ofPage[path]?.(asked) ?? []),
  ];
}
