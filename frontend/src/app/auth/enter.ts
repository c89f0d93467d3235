import { isSignedIn } from '../session/session';
import { nextPath, signInPath } from './next-path';

/** On from a finished first step: to where the person was going, or to the second step where the account has one. */
export function enter(): void {
  window.location.replace(isSignedIn() ? nextPath() : signInPath());
}
