import { appConfig } from '../site/config';
import { readCookie, writeCookie } from './host-cookie';

const eightHours = 8 * 60 * 60;

/** Only a path of this origin; `//host` and `/\host` lead elsewhere. */
export function safeRedirectPath(value: string, origin: string): string | undefined {
  if (!value.startsWith('/') || value.startsWith('//') || value.startsWith('/\\')) return undefined;
  return new URL(value, origin).origin === origin ? value : undefined;
}

/** Undefined where the configuration names no prefix: then nothing is remembered. */
function cookieName(): string | undefined {
  const { redirectCookiePrefix } = appConfig();
  return redirectCookiePrefix && `${redirectCookiePrefix}-redirect-path`;
}

export function rememberRedirectPath(path: string): void {
  const name = cookieName();
  if (name) writeCookie(name, path, eightHours);
}

export function forgetRedirectPath(): void {
  const name = cookieName();
  if (name) writeCookie(name, '', 0);
}

/** Where to go after signing in; reading it removes it. */
export function takeRedirectPath(): string | undefined {
  const name = cookieName();
  const path = name && readCookie(name);
  forgetRedirectPath();
  return path === undefined || path === '' ? undefined : safeRedirectPath(path, window.location.origin);
}
