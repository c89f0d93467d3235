import { currentHost } from './host';
import { paths } from './paths';

/** On this host, where the link of a mail waits for a press. */
export function mailedReturn(): string {
  return window.location.origin + paths.signInConfirmation;
}

/** Where a provider leads back to; the main domain opens one page for it. */
export function providerReturn(): string {
  const { origin } = window.location;
  return origin + (currentHost().kind === 'school' ? paths.oauthCallback : paths.signInCallback);
}
