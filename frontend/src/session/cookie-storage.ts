import { combineChunks, createChunks, isChunkLike } from '@supabase/ssr';
import { fromBase64Url, toBase64Url } from './base64-url';

/** `document.cookie`, or a double of it. */
export type CookieJar = { read: () => string; write: (cookie: string) => void };

export const documentCookies: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and absent on plain http
    document.cookie = cookie;
  },
};

const prefix = 'base64-';
const maxAge = 400 * 24 * 60 * 60;

function cookiesIn(jar: CookieJar): Map<string, string> {
  const pairs = jar.read().split('; ').filter(Boolean);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

function decoded(value: string): string | null {
  if (!value.startsWith(prefix)) return value;
  try {
    const text = fromBase64Url(value.slice(prefix.length));
    JSON.parse(text);
    return text;
  } catch {
    // Chunks of two different writes: as good as none.
    return null;
  }
}

/**
 * Stores what the auth library keeps as `@supabase/ssr` does: `base64-` + base64url of the JSON, in the bare name up
 * to 3,180 characters, else in `.0`, `.1`, ...; 400 days, path /, SameSite lax, this host only. On a shared device the
 * cookie has no age: it ends with the browser.
 */
export function cookieStorage(jar: CookieJar, isSecure: boolean, isShared: () => boolean) {
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const write = (name: string, value: string, age?: number) =>
    jar.write(`${name}=${value}; ${attributes}${age === undefined ? '' : `; Max-Age=${age}`}`);

  function removeExcept(key: string, kept: readonly string[]) {
    const stale = [...cookiesIn(jar).keys()].filter((name) => isChunkLike(name, key) && !kept.includes(name));
    for (const name of stale) write(name, '', 0);
  }

  return {
    async getItem(key: string): Promise<string | null> {
      const cookies = cookiesIn(jar);
      const value = await combineChunks(key, (name) => cookies.get(name));
      return value ? decoded(value) : null;
    },
    setItem(key: string, value: string): void {
      const chunks = createChunks(key, prefix + toBase64Url(value));
      removeExcept(
        key,
        chunks.map(({ name }) => name),
      );
      const age = isShared() ? undefined : maxAge;
      for (const chunk of chunks) write(chunk.name, chunk.value, age);
    },
    removeItem(key: string): void {
      removeExcept(key, []);
    },
  };
}
