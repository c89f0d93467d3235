import { developerPaths } from '../../site/developer-paths';
import type { Page } from '../../site/page';

/** For everybody, on every host, in development and test builds only. */
const forDevelopers = {
  host: 'both',
  access: 'public',
  isOpen: true,
  layout: 'default',
} satisfies Partial<Page>;

export const developerPages: readonly Page[] = [
  {
    ...forDevelopers,
    path: developerPaths.colors,
    title: 'Warna',
    load: async () => (await import('./colors-page')).ColorsPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.contrast,
    title: 'Kontras',
    load: async () => (await import('./contrast-page')).ContrastPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.simple,
    title: 'Ujian ringkas',
    theme: 'light',
    load: async () => (await import('./simple-page')).SimplePage,
  },
  {
    ...forDevelopers,
    path: developerPaths.textareas,
    title: 'Kotak teks',
    load: async () => (await import('./textareas-page')).TextareasPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.hostedBackend,
    title: 'Supabase',
    load: async () => (await import('./hosted-backend/hosted-backend-page')).HostedBackendPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.stickyScrollbar,
    title: 'Jadual lebar',
    load: async () => (await import('./sticky-scrollbar-page')).StickyScrollbarPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.oauthTest,
    title: 'Ujian OAuth',
    load: async () => (await import('./oauth/oauth-test-page')).OauthTestPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.subscriptionSimulator,
    title: 'Simulator langganan',
    load: async () => (await import('./simulator/subscription-simulator-page')).SubscriptionSimulatorPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.gracePeriodTest,
    title: 'Ujian tempoh ihsan',
    load: async () => (await import('./simulator/grace-period-page')).GracePeriodPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.webhooksTest,
    title: 'Ujian webhook',
    load: async () => (await import('./simulator/webhooks-page')).WebhooksPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.errorRecoveryTest,
    title: 'Ujian pemulihan',
    load: async () => (await import('./simulator/error-recovery-page')).ErrorRecoveryPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.reactivationTest,
    title: 'Ujian pengaktifan semula',
    load: async () => (await import('./simulator/reactivation-page')).ReactivationPage,
  },
  {
    ...forDevelopers,
    path: developerPaths.manualOauthTest,
    title: 'Ujian OAuth manual',
    load: async () => (await import('./oauth/manual-oauth-test-page')).ManualOauthTestPage,
  },
];
