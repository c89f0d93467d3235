import type { ComponentType } from 'react';
import { developerPaths } from '../../site/paths';

type Screens = Readonly<Record<string, () => Promise<ComponentType>>>;

/** Pages that a production build does not hold: the imports stand in the branch that it drops. */
export const developerScreens: Screens = __DEVELOPER_PAGES__
  ? {
      [developerPaths.gallery]: async () => (await import('../gallery/gallery-page')).GalleryPage,
      [developerPaths.components]: async () => (await import('../gallery/gallery-page')).GalleryPage,
      [developerPaths.colors]: async () => (await import('./colors-page')).ColorsPage,
      [developerPaths.contrast]: async () => (await import('./contrast-page')).ContrastPage,
      [developerPaths.simple]: async () => (await import('./simple-page')).SimplePage,
      [developerPaths.textareas]: async () => (await import('./textareas-page')).TextareasPage,
      [developerPaths.hostedBackend]: async () =>
        (await import('./hosted-backend/hosted-backend-page')).HostedBackendPage,
      [developerPaths.stickyScrollbar]: async () =>
        (await import('./sticky-scrollbar-page')).StickyScrollbarPage,
      [developerPaths.oauthTest]: async () => (await import('./oauth/oauth-test-page')).OauthTestPage,
      [developerPaths.manualOauthTest]: async () =>
        (await import('./oauth/manual-oauth-test-page')).ManualOauthTestPage,
      [developerPaths.subscriptionSimulator]: async () =>
        (await import('./simulator/subscription-simulator-page')).SubscriptionSimulatorPage,
      [developerPaths.gracePeriodTest]: async () =>
        (await import('./simulator/grace-period-page')).GracePeriodPage,
      [developerPaths.webhooksTest]: async () => (await import('./simulator/webhooks-page')).WebhooksPage,
      [developerPaths.errorRecoveryTest]: async () =>
        (await import('./simulator/error-recovery-page')).ErrorRecoveryPage,
      [developerPaths.reactivationTest]: async () =>
        (await import('./simulator/reactivation-page')).ReactivationPage,
    }
  : {};
