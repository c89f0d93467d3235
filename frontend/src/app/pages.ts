import { absencePages, absenceTiles } from '../features/absences/pages';
import { calendarPages } from '../features/academic-calendar/pages';
import { assignmentPages } from '../features/assignments/pages';
import { billingPages, billingTiles } from '../features/billing/pages';
import { calendarEventPages, calendarEventTiles } from '../features/calendar-events/pages';
import { classPages } from '../features/classes/pages';
import { curriculumPages } from '../features/curriculum/pages';
import { dashboardPages } from '../features/dashboard/pages';
import { firstStepsTiles } from '../features/first-steps/pages';
import { lessonPlanPages, lessonPlanTiles, reviewPages } from '../features/lesson-plans/pages';
import { memberPages, memberTiles } from '../features/members/pages';
import { myDayTiles } from '../features/my-day/pages';
import { notificationPages } from '../features/notifications/pages';
import { paperPages } from '../features/papers/pages';
import { preferencePages } from '../features/preferences/pages';
import { publicPages } from '../features/public-pages/pages';
import { pupilPages, pupilTiles } from '../features/pupils/pages';
import { reflectionPages } from '../features/reflections/pages';
import { schoolAdminPages } from '../features/school-admin/pages';
import { schoolFigurePages } from '../features/school-figures/pages';
import { schoolProfilePages } from '../features/school-profile/pages';
import { settingsPages } from '../features/settings/pages';
import { supervisionPages } from '../features/supervisions/pages';
import { timetablePages } from '../features/timetable/pages';
import { yearlyPlanPages } from '../features/yearly-plans/pages';
import type { Tile } from '../school/tiles';
import type { Address, Page } from '../site/page';
import { paths } from '../site/paths';

/** Every page but those of the platform's staff and for whoever comes from outside, of each feature its own; what is wanted most stands first, and the rail and the palette keep the order. */
export const pages: readonly Page[] = [
  ...dashboardPages,
  ...lessonPlanPages,
  ...yearlyPlanPages,
  ...reflectionPages,
  ...reviewPages,
  ...timetablePages,
  ...curriculumPages,
  ...pupilPages,
  ...classPages,
  ...calendarPages,
  ...calendarEventPages,
  ...absencePages,
  ...memberPages,
  ...assignmentPages,
  ...supervisionPages,
  ...billingPages,
  ...schoolFigurePages,
  ...schoolProfilePages,
  ...schoolAdminPages,
  ...paperPages,
  ...notificationPages,
  ...settingsPages,
  ...preferencePages,
  ...publicPages,
];

/** What features give to the pages of others. */
export const tiles: readonly Tile[] = [
  ...firstStepsTiles,
  ...memberTiles,
  ...absenceTiles,
  ...myDayTiles,
  ...lessonPlanTiles,
  ...calendarEventTiles,
  ...billingTiles,
  ...pupilTiles,
];

/** Addresses whose checks always lead elsewhere. */
export const crossings: readonly Address[] = [
  { path: paths.root, title: 'Utama', host: 'both', access: 'public' },
  { path: paths.management, title: 'Pengurusan sekolah', host: 'main', access: 'public' },
  { path: paths.oldSuccess, title: 'Pembayaran', host: 'both', access: 'public' },
];

/** Where a page of one school stands. */
export function addressIn(path: string, schoolCode: string | null): string {
  return schoolCode ? path.replace(':schoolCode', schoolCode) : path;
}
