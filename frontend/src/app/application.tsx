import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lendAccessToken } from '../api/client';
import { applicationIcons } from '../ui/application-icons';
import { addIcons } from '../ui/icon';
import { watchBuilds } from './builds/watch-builds';
import { routes } from './routes';
import { accessToken, listenToSession } from './session/session';

export function startApplication(root: Root): void {
  addIcons(applicationIcons);
  lendAccessToken(accessToken);
  watchBuilds();
  const router = createBrowserRouter(routes);
  listenToSession({
    onEnd: () => {
      void import('../api/query-client').then(({ queryClient }) => queryClient.clear());
      void router.revalidate();
    },
    onNavigate: (path) => void router.navigate(path),
  });
  root.render(<RouterProvider router={router} />);
}
