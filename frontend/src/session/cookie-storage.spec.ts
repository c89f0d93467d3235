import { cookieStorage } from './cookie-storage';

/** Keeps cookies as a browser does: the last write stands, Max-Age=0 removes. */
function browserJar() {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  return {
    cookies,
    written,
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie: string) {
      written.push(cookie);
      const [pair = ''] = cookie.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (cookie.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    },
  };
}

const own = () => false;
const small = JSON.stringify({ access_token: 'a', user: { name: 'Cikgu Zaleha é 教' } });
const large = JSON.stringify({ access_token: 'x'.repeat(6000) });

describe('the session cookie', () => {
  it('holds base64- and the base64url of the JSON in its bare name', async () => {
    const jar = browserJar();
    const storage = cookieStorage(jar, false, own);
    storage.setItem('rekod-session', small);
    expect([...jar.cookies.keys()]).toEqual(['rekod-session']);
    expect(jar.cookies.get('rekod-session')).toBe(`base64-${Buffer.from(small).toString('base64url')}`);
    expect(await storage.getItem('rekod-session')).toBe(small);
  });

  it('is cut into numbered chunks of at most 3,180 characters', async () => {
    const jar = browserJar();
    const storage = cookieStorage(jar, false, own);
    storage.setItem('rekod-session', large);
    expect([...jar.cookies.keys()]).toEqual(['rekod-session.0', 'rekod-session.1', 'rekod-session.2']);
    expect(Math.max(...[...jar.cookies.values()].map((value) => value.length))).toBe(3180);
    expect(await storage.getItem('rekod-session')).toBe(large);
  });

  it('leaves no stale chunk behind when it shrinks', async () => {
    const jar = browserJar();
    const storage = cookieStorage(jar, false, own);
    storage.setItem('rekod-session', large);
    storage.setItem('rekod-session', small);
    expect([...jar.cookies.keys()]).toEqual(['rekod-session']);
  });

  it('goes with all its chunks, and touches no other cookie', async () => {
    const jar = browserJar();
    const storage = cookieStorage(jar, false, own);
    jar.cookies.set('other', '1');
    storage.setItem('rekod-session', large);
    storage.removeItem('rekod-session');
    expect([...jar.cookies.keys()]).toEqual(['other']);
    expect(await storage.getItem('rekod-session')).toBeNull();
  });

  it('lives 400 days on this host alone, lax, for every path', () => {
    const jar = browserJar();
    cookieStorage(jar, false, own).setItem('k', '{}');
    expect(jar.written).toEqual(['k=base64-e30; Path=/; SameSite=Lax; Max-Age=34560000']);
  });

  it('ends with the browser on a shared device, also the next time that it is written', () => {
    const jar = browserJar();
    let isShared = true;
    const storage = cookieStorage(jar, false, () => isShared);
    storage.setItem('k', '{}');
    isShared = false;
    storage.setItem('k', '{}');
    expect(jar.written).toEqual([
      'k=base64-e30; Path=/; SameSite=Lax',
      'k=base64-e30; Path=/; SameSite=Lax; Max-Age=34560000',
    ]);
  });

  it('is secure in production', () => {
    const jar = browserJar();
    cookieStorage(jar, true, own).setItem('k', '{}');
    expect(jar.written[0]).toContain('; Secure');
  });

  it('counts as absent when its chunks do not fit together', async () => {
    const jar = browserJar();
    jar.cookies.set('k.0', 'base64-eyJhIjo');
    expect(await cookieStorage(jar, false, own).getItem('k')).toBeNull();
  });
});
