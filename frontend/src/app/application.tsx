import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lendAccessToken } from '../api/client';
import { queryClient } from '../api/query-client';
import { applicationIcons } from '../ui/application-icons';
import { addIcons } from '../ui/icon';
import { watchBuilds } from './builds/watch-builds';
import { routes } from './routes';
import { accessToken, listenToSession } from './session/session';

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
  root.render(<RouterProvider router={router} />);
}
