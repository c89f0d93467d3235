import { paths } from '../paths';
import { currentHost } from '../school';

/** Where a mail's link or a provider leads back to, on this host. Of the three the main domain opens two. */
export function returnAddress(from: 'link' | 'oauth' | 'recovery'): string {
  const { origin } = window.location;
  if (from === 'recovery') return origin + paths.passwordReset;
  const hasOwnPage = from === 'oauth' && currentHost().kind === 'school';
  return origin + (hasOwnPage ? paths.oauthCallback : paths.signInCallback);
}
