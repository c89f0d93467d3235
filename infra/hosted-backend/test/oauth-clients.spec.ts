import { randomUUID } from 'node:crypto';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.end());

const oauth = () => backend.admin.auth.admin.oauth;
const redirect_uris = ['https://aplikasi.test/callback', 'http://localhost:3000/callback'];

async function created(more = {}) {
  const params = { client_name: 'Aplikasi', redirect_uris, ...more };
  const { data, error } = await oauth().createClient(params);
  if (error) throw error;
  return data;
}

test('a client is created with sensible defaults, and its secret is told once', async () => {
  const client = await created();
  expect(client).toMatchObject({
    client_name: 'Aplikasi',
    client_type: 'confidential',
    registration_type: 'manual',
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    client_secret: expect.any(String),
  });
  const { data } = await oauth().getClient(client.client_id);
  expect(data).toMatchObject({ client_id: client.client_id });
  expect(data).not.toHaveProperty('client_secret');
});

test('a client that cannot keep a secret has none', async () => {
  const client = await created({ token_endpoint_auth_method: 'none' });
  expect(client).toMatchObject({ client_type: 'public' });
  expect(client).not.toHaveProperty('client_secret');
  const { error } = await oauth().regenerateClientSecret(client.client_id);
  expect(error).toMatchObject({ status: 400 });
});

test('a change leaves alone what it does not name', async () => {
  const { client_id } = await created();
  const logo_uri = 'https://aplikasi.test/logo.png';
  const { data } = await oauth().updateClient(client_id, { logo_uri });
  expect(data).toMatchObject({ client_id, client_name: 'Aplikasi', logo_uri, redirect_uris });
});

test('a new secret takes the place of the former one', async () => {
  const { client_id, client_secret } = await created();
  const { data } = await oauth().regenerateClientSecret(client_id);
  expect(data?.client_secret).toEqual(expect.any(String));
  expect(data?.client_secret).not.toBe(client_secret);
});

test('clients are listed by the page', async () => {
  const ids = [await created(), await created(), await created()].map((client) => client.client_id);
  const { data } = await oauth().listClients();
  expect(data.clients.map((client) => client.client_id)).toEqual(expect.arrayContaining(ids));
  const page = (await oauth().listClients({ page: 1, perPage: 2 })).data;
  expect(page.clients).toHaveLength(2);
  expect(page).toMatchObject({ nextPage: 2 });
});

test('a deleted client is gone', async () => {
  const { client_id } = await created();
  expect((await oauth().deleteClient(client_id)).error).toBeNull();
  expect((await oauth().getClient(client_id)).error).toMatchObject({ status: 404 });
});

test.each([
  { client_name: 'Tiada alamat', redirect_uris: [] },
  { client_name: 'Alamat buruk', redirect_uris: ['javascript:alert(1)'] },
  { client_name: 'Tanpa TLS', redirect_uris: ['http://aplikasi.test'] },
  { client_name: '', redirect_uris },
  { client_name: 'Jenis lain', redirect_uris, grant_types: ['password'] },
])('%j is refused by the name of the field', async (params) => {
  const { data, error } = await oauth().createClient(params);
  expect(data).toBeNull();
  expect(error).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^(redirect_uris|client_name|grant_types) /),
  });
});

test('an unknown client, and a caller without the right, are told so', async () => {
  const unknown = '00000000-0000-0000-0000-000000000000';
  expect((await oauth().getClient(unknown)).error).toMatchObject({ code: 'oauth_client_not_found' });
  expect((await oauth().getClient('x')).error).toMatchObject({ status: 404 });
  const email = `${randomUUID()}@klien.test`;
  await backend.addUser(email);
  const user = await backend.signedIn(email);
  expect((await user.auth.admin.oauth.listClients()).error).toMatchObject({ status: 403 });
});
