import { currentHost } from './host';
import { paths } from './paths';

/** Of this host. */
export function signInPath(): string {
  return currentHost().kind === 'school' ? paths.schoolLogin : paths.login;
}
