import { developerPaths, paths, patterns } from '../site/paths';
import { missingRoute, type RouteDescription } from '../site/route-description';
import { authRoutes } from './auth-routes';

/** Plain HTML, made by the build; the application shows them from their payload. */
export const publicRoutes: Readonly<Record<string, RouteDescription>> = {
  [paths.landing]: { title: 'Rekod mengajar sekolah di satu tempat', host: 'main', access: 'public' },
  [paths.otherLanding]: { title: 'Untuk guru besar dan pengetua', host: 'main', access: 'public' },
  [paths.pricing]: { title: 'Harga', host: 'main', access: 'public' },
  [paths.terms]: { title: 'Terma perkhidmatan', host: 'both', access: 'public' },
  [paths.privacy]: { title: 'Notis privasi', host: 'both', access: 'public' },
  [paths.curriculum]: { title: 'Carian DSKP', host: 'both', access: 'public' },
};

export const routeDescriptions: Readonly<Record<string, RouteDescription>> = {
  [paths.root]: { title: 'Utama', host: 'both', access: 'public' },
  ...publicRoutes,
  ...authRoutes,
  [paths.dashboard]: { title: 'Papan pemuka', host: 'school', access: 'auth' },
  [paths.lessonPlans]: { title: 'Rancangan harian (RPH)', host: 'school', access: 'auth' },
  [paths.lessonPlanEditor]: { title: 'Tulis rancangan', host: 'school', access: 'auth' },
  [paths.users]: { title: 'Pengguna', host: 'school', access: 'admin' },
  [paths.settings]: { title: 'Tetapan', host: 'both', access: 'public' },
  [paths.preferences]: { title: 'Keutamaan', host: 'both', access: 'public' },
  [paths.notifications]: { title: 'Pemberitahuan', host: 'both', access: 'public' },
  [paths.management]: { title: 'Pengurusan sekolah', host: 'main', access: 'public' },
  [paths.paymentMethods]: { title: 'Kaedah pembayaran', host: 'both', access: 'management' },
  [paths.schoolSettings]: { title: 'Tetapan sekolah', host: 'both', access: 'management' },
  [paths.schoolAnalytics]: { title: 'Analitik', host: 'both', access: 'management' },
  [paths.payment]: { title: 'Pembayaran', host: 'both', access: 'public' },
  [paths.success]: { title: 'Pembayaran', host: 'both', access: 'public' },
  [paths.oldSuccess]: { title: 'Pembayaran', host: 'both', access: 'public' },
  [patterns.billing]: { title: 'Langganan', host: 'both', access: 'management' },
  [paths.operations]: { title: 'Operasi', host: 'main', access: 'auth' },
  [paths.operationsInbox]: { title: 'Peti masuk', host: 'main', access: 'auth' },
  [patterns.operationsEvent]: { title: 'Peristiwa', host: 'main', access: 'auth' },
  [paths.operationsQuarantine]: { title: 'Kuarantin', host: 'main', access: 'auth' },
  [paths.operationsReplays]: { title: 'Ulangan', host: 'main', access: 'auth' },
  [paths.operationsNewReplay]: { title: 'Ulangan baharu', host: 'main', access: 'auth' },
  [patterns.operationsReplay]: { title: 'Ulangan', host: 'main', access: 'auth' },
  [paths.operationsSchedules]: { title: 'Jadual kerja', host: 'main', access: 'auth' },
  [paths.operationsProviders]: { title: 'Penyedia pembayaran', host: 'main', access: 'auth' },
  [paths.operationsFinance]: { title: 'Kewangan', host: 'main', access: 'auth' },
  [paths.operationsFinanceCharts]: { title: 'Carta kewangan', host: 'main', access: 'auth' },
  [paths.operationsFinancePolicies]: { title: 'Dasar', host: 'main', access: 'auth' },
  [paths.operationsAudit]: { title: 'Jejak audit', host: 'main', access: 'auth' },
  [patterns.operationsFinanceSchool]: { title: 'Kewangan sekolah', host: 'main', access: 'auth' },
};

/** Only development and test builds hold these. */
export const developerDescriptions: Readonly<Record<string, RouteDescription>> = {
  [developerPaths.gallery]: { title: 'Komponen', host: 'both', access: 'public' },
  [developerPaths.components]: { title: 'Komponen', host: 'both', access: 'public' },
  [developerPaths.colors]: { title: 'Warna', host: 'both', access: 'public' },
  [developerPaths.contrast]: { title: 'Kontras', host: 'both', access: 'public' },
  [developerPaths.simple]: { title: 'Ujian ringkas', host: 'both', access: 'public', theme: 'light' },
  [developerPaths.textareas]: { title: 'Kotak teks', host: 'both', access: 'public' },
  [developerPaths.hostedBackend]: { title: 'Supabase', host: 'both', access: 'public' },
  [developerPaths.stickyScrollbar]: { title: 'Jadual lebar', host: 'both', access: 'public' },
  [developerPaths.oauthTest]: { title: 'Ujian OAuth', host: 'both', access: 'public' },
  [developerPaths.subscriptionSimulator]: { title: 'Simulator langganan', host: 'both', access: 'public' },
  [developerPaths.gracePeriodTest]: { title: 'Ujian tempoh ihsan', host: 'both', access: 'public' },
  [developerPaths.webhooksTest]: { title: 'Ujian webhook', host: 'both', access: 'public' },
  [developerPaths.errorRecoveryTest]: { title: 'Ujian pemulihan', host: 'both', access: 'public' },
  [developerPaths.reactivationTest]: { title: 'Ujian pengaktifan semula', host: 'both', access: 'public' },
  [developerPaths.manualOauthTest]: { title: 'Ujian OAuth manual', host: 'both', access: 'public' },
};

export function descriptionOf(pattern: string): RouteDescription {
  const developer = __DEVELOPER_PAGES__ ? developerDescriptions[pattern] : undefined;
  return developer ?? routeDescriptions[pattern] ?? missingRoute;
}
