import type { Root } from 'react-dom/client';
import { lendAccessToken } from '../../api/client';
import { appConfig } from '../config';
import { ErrorScreen } from '../error-screen';
import { rememberRedirectPath } from '../navigation/redirect-path';
import type { Verdict } from '../navigation/verdict';
import { verdictOn } from '../navigation/verdict-on';
import { missingRoute, routeDescriptions } from '../route-rules';
import { accessToken } from '../session/session';
import { areCookiesSecure } from '../session/session-cookie';
import { LoginScreen } from './login-screen';

function follow({ to, remember }: Extract<Verdict, { kind: 'redirect' }>): void {
  if (remember) rememberRedirectPath(remember, areCookiesSecure(appConfig()));
  window.location.replace(to);
}

/** The sign-in pages are documents without the router: half the script, on a network where that counts. They pass
 * the same checks. */
export async function startSignIn(root: Root): Promise<void> {
  lendAccessToken(accessToken);
  const { href, pathname } = window.location;
  const verdict = await verdictOn(href, routeDescriptions[pathname] ?? missingRoute);
  if (verdict.kind === 'redirect') follow(verdict);
  else if (verdict.kind === 'allow') root.render(<LoginScreen />);
  else root.render(<ErrorScreen status={404} {...verdict.notFound} />);
}
