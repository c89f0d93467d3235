const cookieName = 'rekod-redirect-path';
const eightHours = 8 * 60 * 60;

/** Only a path of this origin; `//host` and `/\host` lead elsewhere. */
export function safeRedirectPath(value: string, origin: string): string | undefined {
  if (!value.startsWith('/') || value.startsWith('//') || value.startsWith('/\\')) return undefined;
  return new URL(value, origin).origin === origin ? value : undefined;
}

export function redirectCookie(path: string, maxAge: number, secure: boolean): string {
  const base = `${cookieName}=${encodeURIComponent(path)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  return secure ? `${base}; Secure` : base;
}

/** Undefined also for what is no encoded text: another page of the domain may have written it. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** What the cookie says, if it is there and can be read. */
export function redirectPathIn(cookies: string): string | undefined {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return value && decoded(value.slice(cookieName.length + 1));
}

export function rememberRedirectPath(path: string, secure: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous; this must stand before the redirect
  document.cookie = redirectCookie(path, eightHours, secure);
}

/** Where to go after signing in; reading it removes it. */
export function takeRedirectPath(secure: boolean): string | undefined {
  const path = redirectPathIn(document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = redirectCookie('', 0, secure);
  return path === undefined ? undefined : safeRedirectPath(path, window.location.origin);
}
