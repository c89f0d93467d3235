import { currentHost } from '../site/host';
import { paths } from '../site/paths';
import { signOutEverywhere, signOutHere } from './sign-out';

/** A document anew, so that nothing of this person stays in memory. */
function toSignIn(): void {
  window.location.assign(currentHost().kind === 'school' ? paths.schoolLogin : paths.login);
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
