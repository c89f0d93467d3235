import { signInPath } from '../site/sign-in-path';
import { signOutEverywhere, signOutHere } from './sign-out';

/** A document anew, so that nothing of this person stays in memory. */
function toSignIn(): void {
  window.location.assign(signInPath());
}

/** On this device. */
export async function leave(): Promise<void> {
  await signOutHere();
  toSignIn();
}

/** On every device of the person. */
export async function leaveEverywhere(): Promise<void> {
  await signOutEverywhere();
  toSignIn();
}
