import { isRecovering, isSignedIn } from '../../session/session';
import { paths } from '../../site/paths';
import { signInPath } from '../../site/sign-in-path';
import { nextPath } from './next-path';

let destination: string | undefined;

function onward(): string {
  if (isRecovering()) return paths.passwordReset;
  if (!isSignedIn()) return signInPath();
  // Asking for it takes it away, and one sign-in may be told of twice: by the form and by the session.
  destination ??= nextPath();
  return destination;
}

/** On from a finished first step: to where the person was going, or to the second step where the account has one. */
export function enter(): void {
  window.location.replace(onward());
}
