import { takeRedirectPath } from '../../session/redirect-path';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';
import { firstPage } from '../../site/preferences';

/** Where whoever has just signed in was going; on the main domain to where their school is. */
export function nextPath(): string {
  const remembered = takeRedirectPath();
  if (remembered) return remembered;
  if (currentHost().kind !== 'school') return `${paths.schoolChoice}?terus=true`;
  return firstPage.read() === 'week' ? paths.lessonPlans : paths.dashboard;
}
