import type { SchoolRole } from '../../api/role-names';
import { paths } from '../../site/paths';
import type { IconName } from '../../ui/icon';

export type NavigationItem = { label: string; to: string; icon: IconName };
export type NavigationSection = { title?: string; items: readonly NavigationItem[] };

const dashboard: NavigationItem = { label: 'Papan pemuka', to: paths.dashboard, icon: 'home' };
const lessonPlans: NavigationItem = {
  label: 'Rancangan harian (RPH)',
  to: paths.lessonPlans,
  icon: 'lessonPlan',
};

function billing(schoolCode: string): NavigationItem {
  return { label: 'Langganan', to: paths.billing(schoolCode), icon: 'billing' };
}

const forSchool: readonly NavigationItem[] = [
  { label: 'Pengguna', to: paths.users, icon: 'people' },
  { label: 'Analitik', to: paths.schoolAnalytics, icon: 'chart' },
  { label: 'Tetapan sekolah', to: paths.schoolSettings, icon: 'settings' },
];

const forAdministrators: readonly SchoolRole[] = ['admin', 'main_admin'];

function administration(role: SchoolRole): readonly NavigationItem[] {
  return forAdministrators.includes(role) ? forSchool : [];
}

/** What the rail lists: only what there is, and what the person may open. */
export function navigationSections(schoolCode: string, role: SchoolRole): readonly NavigationSection[] {
  return [
    { items: [dashboard] },
    { title: 'Rancangan', items: [lessonPlans] },
    { title: 'Sekolah', items: [...administration(role), billing(schoolCode)] },
  ];
}

/** What the bar at the bottom of phones holds besides writing, and what stands behind its last place. Paying is the
 * work of those who administer the school. */
export function bottomItems(schoolCode: string, role: SchoolRole) {
  const paying = [billing(schoolCode)];
  const forSchool = administration(role);
  const paysOften = forSchool.length > 0;
  return {
    before: [
      { ...dashboard, label: 'Utama' },
      { ...lessonPlans, label: 'RPH' },
    ],
    after: paysOften ? paying : [],
    more: paysOften ? forSchool : paying,
  };
}
