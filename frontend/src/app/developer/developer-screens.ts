import { developerPaths, paths } from '../paths';

const gallery = async () => (await import('../gallery/gallery-page')).GalleryPage;

/** Pages that a production build does not hold. */
export const developerScreens = {
  [paths.gallery]: gallery,
  [paths.components]: gallery,
  [developerPaths.colors]: async () => (await import('./colors-page')).ColorsPage,
  [developerPaths.contrast]: async () => (await import('./contrast-page')).ContrastPage,
  [developerPaths.simple]: async () => (await import('./simple-page')).SimplePage,
  [developerPaths.textareas]: async () => (await import('./textareas-page')).TextareasPage,
  [developerPaths.hostedBackend]: async () =>
    (await import('./hosted-backend/hosted-backend-page')).HostedBackendPage,
  [developerPaths.stickyScrollbar]: async () => (await import('./sticky-scrollbar-page')).StickyScrollbarPage,
  [developerPaths.oauthTest]: async () => (await import('./oauth/oauth-test-page')).OauthTestPage,
  [developerPaths.manualOauthTest]: async () =>
    (await import('./oauth/manual-oauth-test-page')).ManualOauthTestPage,
};
