import { currentHost } from '../../../site/host';
import { paths } from '../../../site/paths';

/** The main domain has no page of its own for it: there it stands on the sign-in page. */
export function forgottenPath(): string {
  return currentHost().kind === 'school' ? paths.forgottenPassword : `${paths.login}?recovery=true`;
}
