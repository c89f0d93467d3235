import { takeRedirectPath } from '../../session/redirect-path';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';

/** Where whoever has just signed in was going; on the main domain to where their school is. */
export function nextPath(): string {
  const remembered = takeRedirectPath();
  if (remembered) return remembered;
  return currentHost().kind === 'school' ? paths.dashboard : `${paths.schoolChoice}?terus=true`;
}
