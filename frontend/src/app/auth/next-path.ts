import { takeRedirectPath } from '../navigation/redirect-path';
import { paths } from '../paths';
import { currentHost } from '../school';

export function signInPath(): string {
  return currentHost().kind === 'school' ? paths.schoolLogin : paths.login;
}

/** Where whoever has just signed in was going; on the main domain to where their school is. */
export function nextPath(): string {
  const remembered = takeRedirectPath();
  if (remembered) return remembered;
  return currentHost().kind === 'school' ? paths.dashboard : `${paths.schoolChoice}?terus=true`;
}
