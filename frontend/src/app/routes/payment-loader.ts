import { redirect, redirectDocument } from 'react-router';
import { paths } from '../paths';
import { currentHost } from '../school';

/** Whoever wants to pay is signed in by now: straight to the school's billing, or by the check of what they administer. */
export function paymentLoader() {
  const host = currentHost();
  return host.kind === 'school'
    ? redirect(paths.billing(host.schoolCode))
    : redirectDocument(`${paths.login}?validate=true`);
}
