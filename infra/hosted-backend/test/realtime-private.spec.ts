import type { RealtimeClient, SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { broadcastsOn, Heard, realtimeOf, subscribed } from './support/realtime-of.ts';
import { sessionOf } from './support/session-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const jwtSecret = 'rahsia-yang-cukup-panjang-untuk-ujian-ini';
let backend: TestBackend;
let aminahId: string;
let people: Record<'aminah' | 'badrul' | 'chandra', SupabaseClient>;
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  backend = await startTestBackend({ jwtSecret });
  aminahId = await backend.addUser('aminah@aba1001.test');
  const chandraId = await backend.addUser('chandra@aba1001.test');
  await backend.addUser('badrul@bbb2002.test');
  people = {
    aminah: await backend.signedIn('aminah@aba1001.test'),
    badrul: await backend.signedIn('badrul@bbb2002.test'),
    chandra: await backend.signedIn('chandra@aba1001.test'),
  };
  // As written for the real server: members hear and are seen in the rooms of their school; one of them may speak.
  await backend.sql.query(`
    create table public.members (school text, user_id uuid);
    grant select on public.members to authenticated;
    insert into public.members values ('aba1001', '${aminahId}'), ('aba1001', '${chandraId}');
    create policy members_hear on realtime.messages for select to authenticated
      using (exists (select from public.members
             where user_id = auth.uid() and school = split_part(realtime.topic(), ':', 2)));
    create policy aminah_speaks on realtime.messages for insert to authenticated
      with check (auth.uid() = '${aminahId}' and extension in ('broadcast', 'presence'))`);
});
afterEach(async () => {
  await Promise.all(Object.values(people).map((person) => person.removeAllChannels()));
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
});
afterAll(() => backend.end());

const topic = 'sekolah:aba1001:rph';
const privately = { config: { private: true, broadcast: { ack: true } } };
const salam = { type: 'broadcast' as const, event: 'salam', payload: { a: 1 } };

function withToken(token: string): RealtimeClient {
  const client = realtimeOf(backend);
  client.setAuth(token);
  clients.push(client);
  return client;
}

const token = (claims: object, expiresIn: string) =>
  new SignJWT({ role: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expiresIn)
    .sign(new TextEncoder().encode(jwtSecret));

test('members hear each other', async () => {
  const listener = people.chandra.channel(topic, privately);
  const heard = broadcastsOn(listener);
  await subscribed(listener);
  const speaker = await subscribed(people.aminah.channel(topic, privately));
  expect(await speaker.send(salam)).toBe('ok');
  expect(await heard.first(1)).toEqual([salam]);
});

test.each(['badrul', 'nobody'] as const)('%s of another school is refused', async (name) => {
  const client = name === 'nobody' ? backend.browser() : people[name];
  await expect(subscribed(client.channel(topic, privately))).rejects.toThrow(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
  );
  await client.removeAllChannels();
});

test('a member without the right to speak is not heard, over the socket or HTTP', async () => {
  const listener = people.aminah.channel(topic, privately);
  const heard = broadcastsOn(listener);
  await subscribed(listener);
  const channel = await subscribed(people.chandra.channel(topic, privately));
  expect(await channel.send(salam)).toBe('error');
  expect(await channel.track({ nama: 'Chandra' })).toBe('error');
  await expect(channel.httpSend('salam', {})).rejects.toThrow('do not have permissions to write');
  expect(await listener.httpSend('akhir', {})).toEqual({ success: true });
  expect((await heard.first(1)).map(({ event }) => event)).toEqual(['akhir']);
});

test('the public room of the same name hears nothing of the private one', async () => {
  const outside = people.badrul.channel(topic, { config: { broadcast: { self: true } } });
  const heard = broadcastsOn(outside);
  await subscribed(outside);
  const speaker = await subscribed(people.aminah.channel(topic, privately));
  await speaker.send(salam);
  await outside.send({ ...salam, event: 'luar' });
  expect((await heard.first(1)).map(({ event }) => event)).toEqual(['luar']);
});

test('the secret key passes every policy', async () => {
  const channel = await subscribed(backend.admin.channel(topic, privately));
  expect(await channel.send(salam)).toBe('ok');
  await backend.admin.removeAllChannels();
});

test('a token of nobody, or one that has expired, is refused', async () => {
  await expect(subscribed(withToken('bukan.token.langsung').channel('a'))).rejects.toThrow('InvalidJWTToken');
  const old = await token({ sub: aminahId }, '-1 minute');
  await expect(subscribed(withToken(old).channel('a'))).rejects.toThrow('InvalidJWTToken');
});

test('when its token expires the channel is told why and closed', async () => {
  const channel = withToken(await token({ sub: aminahId }, '2 seconds')).channel(topic, privately);
  const heard = new Heard<string>();
  channel.on('system', {}, ({ message }) => heard.add(message));
  channel.subscribe((status) => heard.add(status));
  expect(await heard.first(3)).toEqual(['SUBSCRIBED', 'Token has expired', 'CLOSED']);
});

test('a token renewed on the open socket outlives the former one', async () => {
  const client = withToken(await token({ sub: aminahId }, '2 seconds'));
  const channel = client.channel(topic, privately);
  await subscribed(channel);
  const short = withToken(await token({ sub: aminahId }, '2 seconds')).channel(topic, privately);
  const closed = new Heard<string>();
  short.subscribe((status) => closed.add(status));
  await client.setAuth((await sessionOf(people.aminah)).access_token);
  // The other channel, with a token as old, shows that the time is up.
  expect(await closed.first(2)).toEqual(['SUBSCRIBED', 'CLOSED']);
  expect(channel.state).toBe('joined');
  expect(await channel.send(salam)).toBe('ok');
});

test('a renewed token of somebody else loses the room', async () => {
  const client = withToken((await sessionOf(people.aminah)).access_token);
  const channel = client.channel(topic, privately);
  const heard = new Heard<string>();
  channel.on('system', {}, ({ status, message }) => heard.add(`${status}: ${message}`));
  await subscribed(channel);
  await client.setAuth((await sessionOf(people.badrul)).access_token);
  expect((await heard.first(1))[0]).toContain('error: Unauthorized');
});

test('a rule of the product lets into a room, and another one write there, from when there is one', async () => {
  const ruled = await startTestBackend({
    roomRule: 'rumah.boleh_masuk',
    roomWriteRule: 'rumah.boleh_tulis',
  });
  await ruled.addUser('aminah@aba1001.test');
  const aminah = await ruled.signedIn('aminah@aba1001.test');
  await expect(subscribed(aminah.channel('rancangan:1', privately))).rejects.toThrow('Unauthorized');
  await aminah.removeAllChannels();
  await ruled.sql.query(`
    create schema rumah; grant usage on schema rumah to authenticated;
    create function rumah.boleh_masuk(topic text) returns boolean language sql stable
      return topic = 'rancangan:1' and auth.uid() is not null`);
  const silent = await subscribed(aminah.channel('rancangan:1', privately));
  expect(await silent.track({ nama: 'Aminah' })).toBe('error');
  await aminah.removeAllChannels();
  await ruled.sql.query(`
    create function rumah.boleh_tulis(topic text, extension text) returns boolean language sql stable
      return topic = 'rancangan:1' and extension = 'presence'`);
  const channel = await subscribed(aminah.channel('rancangan:1', privately));
  expect(await channel.track({ nama: 'Aminah' })).toBe('ok');
  expect(await channel.send(salam)).toBe('error');
  await expect(subscribed(aminah.channel('rancangan:2', privately))).rejects.toThrow('Unauthorized');
  await aminah.removeAllChannels();
  await ruled.end();
});
