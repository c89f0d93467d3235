import type { RouteRules } from './navigation/navigation-input';
import { developerPaths, paths, patterns } from './paths';

/** What stands in the title bar before the name of the product, and where and to whom a route opens. */
export type RouteDescription = RouteRules & { title: string };

/** Of the auth documents, which know no other. */
export const authRoutes: Readonly<Record<string, RouteDescription>> = {
  [paths.login]: { title: 'Log masuk', host: 'main', access: 'public' },
  [paths.schoolLogin]: { title: 'Log masuk', host: 'school', access: 'public' },
  [paths.simpleLogin]: { title: 'Log masuk ringkas', host: 'school', access: 'public' },
  [paths.forgottenPassword]: { title: 'Lupa kata laluan', host: 'school', access: 'public' },
  [paths.passwordReset]: { title: 'Kata laluan baharu', host: 'school', access: 'public' },
  [paths.signInConfirmation]: { title: 'Pengesahan', host: 'school', access: 'public' },
  [paths.signInCallback]: { title: 'Log masuk', host: 'school', access: 'public' },
  [paths.oauthCallback]: { title: 'Log masuk', host: 'school', access: 'public' },
  [paths.invitation]: { title: 'Sertai sekolah', host: 'school', access: 'public' },
  [paths.handOver]: { title: 'Masuk dari laman utama', host: 'school', access: 'public' },
  [paths.handOverIssue]: { title: 'Masuk ke sekolah', host: 'main', access: 'auth' },
  [paths.schoolChoice]: { title: 'Pilih sekolah', host: 'main', access: 'auth' },
  [paths.teacherLimit]: { title: 'Had guru dicapai', host: 'school', access: 'public' },
};

export const routeDescriptions: Readonly<Record<string, RouteDescription>> = {
  [paths.root]: { title: 'Utama', host: 'both', access: 'public' },
  ...authRoutes,
  [paths.dashboard]: { title: 'Papan pemuka', host: 'school', access: 'auth' },
  [paths.lessonPlans]: { title: 'Rancangan harian', host: 'school', access: 'auth' },
  [paths.lessonPlanEditor]: { title: 'Tulis rancangan', host: 'school', access: 'auth' },
  [paths.users]: { title: 'Pengguna', host: 'school', access: 'admin' },
  [paths.settings]: { title: 'Tetapan', host: 'both', access: 'public' },
  [paths.management]: { title: 'Pengurusan sekolah', host: 'main', access: 'public' },
  [patterns.billing]: { title: 'Langganan', host: 'both', access: 'management' },
};

/** For every address that no route holds. */
export const missingRoute: RouteDescription = {
  title: 'Page Not Found',
  host: 'both',
  access: 'public',
  validate: () => false,
};

/** Only development and test builds hold these. */
export const developerDescriptions: Readonly<Record<string, RouteDescription>> = {
  [paths.gallery]: { title: 'Komponen', host: 'both', access: 'public' },
  [paths.components]: { title: 'Komponen', host: 'both', access: 'public' },
  [developerPaths.colors]: { title: 'Warna', host: 'both', access: 'public' },
  [developerPaths.contrast]: { title: 'Kontras', host: 'both', access: 'public' },
  [developerPaths.simple]: { title: 'Ujian ringkas', host: 'both', access: 'public' },
  [developerPaths.textareas]: { title: 'Kotak teks', host: 'both', access: 'public' },
  [developerPaths.hostedBackend]: { title: 'Supabase', host: 'both', access: 'public' },
  [developerPaths.stickyScrollbar]: { title: 'Jadual lebar', host: 'both', access: 'public' },
};

export function descriptionOf(pattern: string): RouteDescription {
  const developer = __DEVELOPER_PAGES__ ? developerDescriptions[pattern] : undefined;
  return routeDescriptions[pattern] ?? developer ?? missingRoute;
}
