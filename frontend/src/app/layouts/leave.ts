import { paths } from '../paths';
import { currentHost } from '../school';
import { signOut } from '../session/session';

/** Signs out and starts the document anew, so that nothing of this person stays in memory. */
export async function leave(): Promise<void> {
  await signOut();
  window.location.assign(currentHost().kind === 'school' ? paths.schoolLogin : paths.login);
}
