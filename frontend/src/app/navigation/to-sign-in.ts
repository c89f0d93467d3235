import { paths } from '../../site/paths';
import type { NavigationInput } from './navigation-input';
import { redirectTo, type Verdict } from './verdict';

/** For whoever is not signed in, and back to this page afterwards. Whoever came by a recovery link sets the new
 * password first. */
export function toSignIn({ config, host, url, isRecovering }: NavigationInput): Verdict {
  if (isRecovering) return redirectTo(paths.passwordReset);
  const login = host.kind === 'school' ? config.loginRedirect.login : paths.login;
  return redirectTo(login, { remember: url.pathname + url.search });
}
