import { paths } from '../../paths';
import { currentHost } from '../../school';

/** The main domain has no page of its own for it: there it stands on the sign-in page. */
export function forgottenPath(): string {
  return currentHost().kind === 'school' ? paths.forgottenPassword : `${paths.login}?recovery=true`;
}
