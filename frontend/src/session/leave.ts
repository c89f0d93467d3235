import { signInPath } from '../site/sign-in-path';
import { signOutEverywhere, signOutHere } from './sign-out';

/** A document anew, so that nothing of this person stays in memory. */
function toSignIn(): void {
  window.location.assign(signInPath());
}

/** What a person is asked before they sign out; a no keeps them. */
export const leaving = { isReady: async () => true };

async function leaveBy(signOut: () => Promise<void>): Promise<void> {
  if (!(await leaving.isReady())) return;
  await signOut();
  toSignIn();
}

/** On this device. */
export const leave = () => leaveBy(signOutHere);

/** On every device of the person. */
export const leaveEverywhere = () => leaveBy(signOutEverywhere);
