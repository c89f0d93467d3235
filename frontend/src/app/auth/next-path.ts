import { appConfig } from '../config';
import { takeRedirectPath } from '../navigation/redirect-path';
import { paths } from '../paths';
import { currentHost } from '../school';
import { areCookiesSecure } from '../session/session-cookie';

export function signInPath(): string {
  return currentHost().kind === 'school' ? paths.schoolLogin : paths.login;
}

/** Where whoever has just signed in was going; on the main domain by way of the check of the account. */
export function nextPath(): string {
  const remembered = takeRedirectPath(areCookiesSecure(appConfig()));
  if (remembered) return remembered;
  return currentHost().kind === 'school' ? paths.dashboard : `${paths.login}?validate=true`;
}
