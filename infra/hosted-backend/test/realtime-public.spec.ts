import type { RealtimeClient } from '@supabase/supabase-js';
import { realtimeOf, subscribed } from './support/realtime-of.ts';
import { sessionOf } from './support/session-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const email = 'guru@awam.test';

/** Whether each kind of caller joins a channel that no policy guards, and may say something there without a socket. */
async function outcomes(backend: TestBackend) {
  await backend.addUser(email);
  const visitor = backend.browser();
  await visitor.auth.signInAnonymously();
  const tokens = {
    stranger: backend.publishableKey,
    visitor: (await sessionOf(visitor)).access_token,
    member: (await sessionOf(await backend.signedIn(email))).access_token,
    server: backend.secretKey,
  };
  const found: Record<string, boolean[]> = {};
  for (const [name, token] of Object.entries(tokens))
    found[name] = [await joins(backend, token), await says(backend, token)];
  return found;
}

async function joins(backend: TestBackend, token: string): Promise<boolean> {
  const client: RealtimeClient = realtimeOf(backend);
  client.setAuth(token);
  const joined = await subscribed(client.channel('awam')).then(
    () => true,
    (error: Error) => {
      expect(error.message).toContain('PrivateOnly');
      return false;
    },
  );
  await client.removeAllChannels();
  return joined;
}

async function says(backend: TestBackend, token: string): Promise<boolean> {
  const messages = [{ topic: 'awam', event: 'salam', payload: {} }];
  const { status } = await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    body: JSON.stringify({ messages }),
  });
  expect([202, 403]).toContain(status);
  return status === 202;
}

const [yes, no] = [
  [true, true],
  [false, false],
];

test.each([
  ['as it comes are for whoever has an account', undefined, { stranger: no, visitor: no, member: yes }],
  ['may be closed', 'nobody', { stranger: no, visitor: no, member: no }],
  ['may be opened to anybody', 'anybody', { stranger: yes, visitor: yes, member: yes }],
] as const)('channels without policies %s', async (_sentence, publicChannels, expected) => {
  const backend = await startTestBackend({ publicChannels });
  try {
    expect(await outcomes(backend)).toEqual({ ...expected, server: yes });
  } finally {
    await backend.end();
  }
});
