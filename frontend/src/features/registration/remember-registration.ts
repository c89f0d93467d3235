import { forgetRedirectPath, rememberRedirectPath } from '../../session/redirect-path';
import { addressOf } from './steps';

/** Signing in, or the link in the mail, leads back here. */
export function rememberRegistration(): void {
  rememberRedirectPath(addressOf('akaun'));
}

export function forgetRegistration(): void {
  forgetRedirectPath();
}
