import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lendAccessToken } from '../api/client';
import { queryClient } from '../api/query-client';
import { accessToken, listenToSession } from '../session/session';
import { applicationIcons } from '../ui/application-icons';
import { addIcons } from '../ui/icon';
import { watchBuilds } from './builds/watch-builds';
import { routes } from './routes';

export function startApplication(root: Root): void {
  addIcons(applicationIcons);
  lendAccessToken(accessToken);
  watchBuilds(() => queryClient.isMutating() > 0);
  const router = createBrowserRouter(routes);
  listenToSession({
    onEnd: () => {
      queryClient.clear();
      // The address as it stands: a new plan has been given its own past the router.
      void router.navigate(window.location.pathname + window.location.search, { replace: true });
    },
    onNavigate: (path) => void router.navigate(path),
    onStart: () => undefined,
    onOtherPerson: () => window.location.reload(),
  });
  onceReady(router, () => root.render(<RouterProvider router={router} />));
}

type Router = ReturnType<typeof createBrowserRouter>;

/** What the document shows stays until the first page is there. */
function onceReady(router: Router, draw: () => void): void {
  if (router.state.initialized) {
    draw();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}
