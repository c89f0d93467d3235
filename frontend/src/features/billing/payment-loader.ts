import { redirect, redirectDocument } from 'react-router';
import { isSignedIn } from '../../session/session';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';

/** Whoever is signed in goes straight to the school's billing, or by the check of what they administer; a guest reads
 * how paying works. */
export function paymentLoader() {
  if (!isSignedIn()) return null;
  const host = currentHost();
  return host.kind === 'school'
    ? redirect(paths.billing(host.schoolCode))
    : redirectDocument(`${paths.login}?validate=true`);
}
