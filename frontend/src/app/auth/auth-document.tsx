import type { Root } from 'react-dom/client';
import { lendAccessToken } from '../../api/client';
import { authRoutes } from '../auth-routes';
import { appConfig } from '../config';
import { rememberRedirectPath } from '../navigation/redirect-path';
import type { NotFound, Verdict } from '../navigation/verdict';
import { verdictOn } from '../navigation/verdict-on';
import { missingRoute } from '../route-description';
import { accessToken, listenToSession } from '../session/session';
import { areCookiesSecure } from '../session/session-cookie';
import { authScreens } from './auth-screens';

function follow({ to, remember }: Extract<Verdict, { kind: 'redirect' }>): void {
  if (remember) rememberRedirectPath(remember, areCookiesSecure(appConfig()));
  window.location.replace(to);
}

async function showError(root: Root, page: NotFound): Promise<void> {
  const { ErrorScreen } = await import('../error-screen');
  root.render(<ErrorScreen status={404} {...page} />);
}

/** The auth pages are documents without the router: half the script, on a network where that counts. They pass the
 * same checks. */
export async function startAuthDocument(root: Root): Promise<void> {
  lendAccessToken(accessToken);
  listenToSession({ onEnd: () => undefined, onNavigate: (path) => window.location.assign(path) });
  const { href, pathname } = window.location;
  const screen = authScreens[pathname]?.();
  const verdict = await verdictOn(href, authRoutes[pathname] ?? missingRoute);
  const Screen = await screen;
  if (verdict.kind === 'redirect') follow(verdict);
  else if (verdict.kind === 'not-found') await showError(root, verdict.notFound);
  else if (Screen) root.render(<Screen />);
}
