import type { Root } from 'react-dom/client';
import { lendAccessToken } from '../../api/client';
import { appConfig } from '../config';
import { ErrorScreen } from '../error-screen';
import { rememberRedirectPath } from '../navigation/redirect-path';
import type { Verdict } from '../navigation/verdict';
import { verdictOn } from '../navigation/verdict-on';
import { authRoutes, missingRoute } from '../route-rules';
import { accessToken, listenToSession } from '../session/session';
import { areCookiesSecure } from '../session/session-cookie';
import { authScreens } from './auth-screens';

function follow({ to, remember }: Extract<Verdict, { kind: 'redirect' }>): void {
  if (remember) rememberRedirectPath(remember, areCookiesSecure(appConfig()));
  window.location.replace(to);
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
  else if (verdict.kind === 'not-found') root.render(<ErrorScreen status={404} {...verdict.notFound} />);
  else if (Screen) root.render(<Screen />);
}
