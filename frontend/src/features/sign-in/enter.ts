import { isRecovering, isSignedIn } from '../../session/session';
import { paths } from '../../site/paths';
import { signInPath } from '../../site/sign-in-path';
import { nextPath } from './next-path';

let destination: string | undefined;
let underWay: string | undefined;
// A page that the browser kept and shows again is on its way nowhere.
window.addEventListener('pageshow', () => {
  underWay = undefined;
});

function onward(): string {
  if (isRecovering()) return paths.passwordReset;
  if (!isSignedIn()) return signInPath();
  // Asking for it takes it away.
  destination ??= nextPath();
  return destination;
}

/**
 * On from a finished first step: to where the person was going, or to the second step where the account has one. One
 * sign-in is told of twice, by the form and by the session: the second time would load the page anew from the start.
 */
export function enter(): void {
  const to = onward();
  if (to === underWay) return;
  underWay = to;
  window.location.replace(to);
}
