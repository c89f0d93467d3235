import { redirect, redirectDocument } from 'react-router';
import { paths } from '../paths';
import { currentHost } from '../school';
import { isSignedIn } from '../session/session';

/** Whoever is signed in goes straight to the school's billing, or by the check of what they administer; a guest reads
 * how paying works. */
export function paymentLoader() {
  if (!isSignedIn()) return null;
  const host = currentHost();
  return host.kind === 'school'
    ? redirect(paths.billing(host.schoolCode))
    : redirectDocument(`${paths.login}?validate=true`);
}
