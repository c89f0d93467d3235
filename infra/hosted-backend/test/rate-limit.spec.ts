import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

const limited = { status: 429, code: 'over_request_rate_limit' };

// Only this one of the common systems gives its loopback a single address.
const testFromElsewhere = process.platform === 'darwin' ? test.skip : test;

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    attemptsPerAddress: 60,
    attemptsPerAccount: 25,
    signupsPerAddress: 3,
    trustedProxies: '127.0.0.1, 10.0.0.0/8',
  });
});
afterAll(() => backend.end());

async function attempt(email: string, given: string, fetch?: typeof globalThis.fetch) {
  const { error } = await backend.browser({ fetch }).auth.signInWithPassword({ email, password: given });
  return error;
}

async function fail(email: string, times: number, fetch?: typeof globalThis.fetch) {
  for (let count = 0; count < times; count += 1) {
    expect(await attempt(email, 'salah', fetch)).toMatchObject({ code: 'invalid_credentials' });
  }
}

/** Sends from another loopback address. */
const fetchFrom =
  (localAddress: string): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const outgoing = request(
        String(input),
        { method: init?.method, headers, localAddress },
        async (answer) => {
          const body = await buffer(answer);
          const headers = answer.headers as Record<string, string>;
          resolve(new Response(new Uint8Array(body), { status: answer.statusCode, headers }));
        },
      );
      outgoing.on('error', reject).end(init?.body);
    });

test('the eleventh attempt is refused, even with the right password', async () => {
  await backend.addUser('guru@had.test');
  await fail('guru@had.test', 10);
  expect(await attempt('guru@had.test', password)).toMatchObject(limited);
});

test('a limit holds for every server on the same database', async () => {
  const second = await startTestBackend({ databaseUrl: backend.databaseUrl });
  await fail('kongsi@had.test', 10);
  const { error } = await second
    .browser()
    .auth.signInWithPassword({ email: 'kongsi@had.test', password: 'salah' });
  expect(error).toMatchObject(limited);
  await second.end();
});

test('an unknown account is limited as a known one', async () => {
  await fail('tiada@had.test', 10);
  expect(await attempt('Tiada@had.test', 'salah')).toMatchObject(limited);
});

test('a sign-in forgives the failures before it', async () => {
  await backend.addUser('pelupa@had.test');
  await fail('pelupa@had.test', 9);
  expect(await attempt('pelupa@had.test', password)).toBeNull();
  await fail('pelupa@had.test', 9);
});

testFromElsewhere('whoever is locked out at one address does not lock the owner out at another', async () => {
  await backend.addUser('pemilik@had.test');
  await fail('pemilik@had.test', 10, fetchFrom('127.0.0.2'));
  expect(await attempt('pemilik@had.test', password, fetchFrom('127.0.0.2'))).toMatchObject(limited);
  expect(await attempt('pemilik@had.test', password, fetchFrom('127.0.0.3'))).toBeNull();
});

testFromElsewhere('many addresses together reach the wider limit of the account', async () => {
  await fail('ramai@had.test', 9, fetchFrom('127.0.0.4'));
  await fail('ramai@had.test', 9, fetchFrom('127.0.0.5'));
  await fail('ramai@had.test', 7, fetchFrom('127.0.0.6'));
  expect(await attempt('ramai@had.test', 'salah', fetchFrom('127.0.0.7'))).toMatchObject(limited);
});

test('one address that tries many accounts reaches its own limit', async () => {
  const seen = [];
  for (let count = 0; count < 60; count += 1)
    seen.push((await attempt(`akaun${count}@had.test`, 'salah'))?.code);
  expect(seen).toContain('over_request_rate_limit');
});

test('one address registers only so many accounts', async () => {
  const signUp = (name: string) => backend.browser().auth.signUp({ email: `${name}@had.test`, password });
  for (const name of ['satu', 'dua', 'tiga']) expect((await signUp(name)).error).toBeNull();
  expect((await signUp('empat')).error).toMatchObject(limited);
});

/** As a proxy in front passes on what came from there, who had said to come from elsewhere. */
const fetchFor =
  (address: string, device = '', saidBefore = '203.0.113.250'): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', `${saidBefore}, ${address}`);
    if (device) headers.set('x-client-info', `device=${device}`);
    return fetch(input, { ...init, headers });
  };

describe('behind a proxy', () => {
  test('one address that uses up its limits locks nobody else out', async () => {
    await backend.addUser('mangsa@had.test');
    await fail('mangsa@had.test', 10, fetchFor('203.0.113.1'));
    for (let count = 0; count < 60; count += 1)
      await attempt(`proksi${count}@had.test`, 'salah', fetchFor('203.0.113.1'));
    expect(await attempt('mangsa@had.test', password, fetchFor('203.0.113.1'))).toMatchObject(limited);
    expect(await attempt('mangsa@had.test', password, fetchFor('203.0.113.2'))).toBeNull();
  });

  test('what is said before the trusted proxies counts for nothing', async () => {
    await fail('palsu@had.test', 10, fetchFor('203.0.113.3'));
    const lying = fetchFor('203.0.113.3', '', '198.51.100.1');
    expect(await attempt('palsu@had.test', 'salah', lying)).toMatchObject(limited);
  });

  test('a device that signed in before is not locked out by the failures of others, whatever limit they reach', async () => {
    const device = 'd'.repeat(36);
    const email = 'guru@peranti.test';
    await backend.addUser(email);
    expect(await attempt(email, password, fetchFor('203.0.113.4', device))).toBeNull();
    for (const address of ['203.0.113.4', '203.0.113.5', '203.0.113.6'])
      for (let count = 0; count < 10; count += 1) await attempt(email, 'salah', fetchFor(address));
    expect(await attempt(email, password, fetchFor('203.0.113.7'))).toMatchObject(limited);
    expect(await attempt(email, password, fetchFor('203.0.113.4', device))).toBeNull();
    const strangers = fetchFor('203.0.113.8', 'e'.repeat(36));
    expect(await attempt(email, password, strangers)).toMatchObject(limited);
  });

  test('an account keeps the forty devices that signed in last', async () => {
    const device = 'g'.repeat(36);
    const email = 'pelupa@peranti.test';
    const id = await backend.addUser(email);
    await backend.sql.query(
      `insert into auth.known_devices (pair, user_id, last_seen_at)
       select 'pair ' || n, $1, now() - n * interval '1 minute' from generate_series(1, 60) n`,
      [id],
    );
    expect(await attempt(email, password, fetchFor('203.0.113.10', device))).toBeNull();
    const { rows } = await backend.sql.query<{ pair: string }>(
      'select pair from auth.known_devices where user_id = $1 order by last_seen_at desc',
      [id],
    );
    expect(rows.slice(1).map(({ pair }) => pair)).toEqual(
      Array.from({ length: 39 }, (_, n) => `pair ${n + 1}`),
    );
    await fail(email, 10, fetchFor('203.0.113.10'));
    expect(await attempt(email, password, fetchFor('203.0.113.10', device))).toBeNull();
  });

  test('a known device guesses ten times and no more', async () => {
    const device = 'f'.repeat(36);
    const email = 'teka@peranti.test';
    await backend.addUser(email);
    expect(await attempt(email, password, fetchFor('203.0.113.9', device))).toBeNull();
    await fail(email, 10, fetchFor('203.0.113.9', device));
    expect(await attempt(email, password, fetchFor('203.0.113.9', device))).toMatchObject(limited);
    const { rows } = await backend.sql.query('select pair from auth.known_devices');
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});

test('the table of limits names nobody', async () => {
  const { rows } = await backend.sql.query<{ key: string }>('select key from auth.rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => /[@.]/.test(key))).toEqual([]);
});
