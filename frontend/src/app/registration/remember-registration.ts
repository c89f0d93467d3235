import { appConfig } from '../config';
import { rememberRedirectPath, takeRedirectPath } from '../navigation/redirect-path';
import { areCookiesSecure } from '../session/session-cookie';
import { addressOf } from './steps';

/** Signing in, or the link in the mail, leads back here. */
export function rememberRegistration(): void {
  rememberRedirectPath(addressOf('akaun'), areCookiesSecure(appConfig()));
}

export function forgetRegistration(): void {
  takeRedirectPath(areCookiesSecure(appConfig()));
}
