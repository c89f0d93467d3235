import { appConfig } from '../site/config';
import { areCookiesSecure } from './session-cookie';

/** Of a cookie that every tab of this host reads; an age of 0 removes it. */
export function hostCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  const base = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  return secure ? `${base}; Secure` : base;
}

/** Undefined also for what is no encoded text: another page of the domain may have written it. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return value && decodeURIComponent(value.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

export function writeCookie(name: string, value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous; this must stand before the next document
  document.cookie = hostCookie(name, value, maxAge, areCookiesSecure(appConfig()));
}

export function readCookie(name: string): string | undefined {
  return cookieIn(document.cookie, name);
}

/** Without cookies nobody stays signed in from one document to the next. */
export function keepsCookies(): boolean {
  writeCookie('rekod-kuki', '1', 60);
  const isKept = readCookie('rekod-kuki') === '1';
  writeCookie('rekod-kuki', '', 0);
  return isKept;
}
