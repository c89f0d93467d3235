import type { AppConfig } from '../site/config';

/** In production cookies are `Secure` and carry the prefix that binds them to this one host. */
export function areCookiesSecure({ mode, publicScheme }: Pick<AppConfig, 'mode' | 'publicScheme'>): boolean {
  return mode === 'production' || publicScheme === 'https';
}

export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-rekod-session' : 'rekod-session';
}

/** Tells without the auth library whether somebody may be signed in here. */
export function hasSessionCookie(cookies: string, name: string): boolean {
  return cookies
    .split('; ')
    .some((cookie) => cookie.startsWith(`${name}=`) || cookie.startsWith(`${name}.0=`));
}
