import type { SupabaseClient } from '@supabase/supabase-js';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let user: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend();
  await backend.addUser('guru@tiada.test');
  user = await backend.signedIn('guru@tiada.test');
});
afterAll(() => backend.end());

test.each(['solana', 'ethereum'] as const)('nobody signs in with a wallet of %s', async (chain) => {
  const wallet = { chain, message: 'mesej', signature: new Uint8Array([1, 2, 3]) };
  const signIn = backend
    .browser()
    .auth.signInWithWeb3(chain === 'solana' ? { ...wallet, chain } : { ...wallet, chain, signature: '0x01' });
  expect((await signIn).error?.message).toContain('Web3 provider is disabled');
});

test('nobody signs in through SAML', async () => {
  const { error } = await backend.browser().auth.signInWithSSO({ domain: 'sekolah.test' });
  expect(error).toMatchObject({ status: 404, message: 'SAML 2.0 is disabled' });
});

test.each([
  ['GET', '', 'mfa_factor_not_found'],
  ['DELETE', '', 'mfa_factor_not_found'],
  ['POST', '', 'mfa_recovery_codes_enroll_not_enabled'],
  ['POST', '/regenerate', 'mfa_recovery_codes_enroll_not_enabled'],
  ['POST', '/verify', 'mfa_recovery_codes_verify_not_enabled'],
])('recovery codes: %s%s answers %s', async (method, path, code) => {
  const { data } = await user.auth.getSession();
  const response = await fetch(`${backend.url}/auth/v1/factors/recovery-codes${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'x-supabase-api-version': '2024-01-01',
    },
  });
  expect(await response.json()).toMatchObject({ code });
});

test('no other application was ever given access', async () => {
  expect((await user.auth.oauth.listGrants()).data).toEqual([]);
  expect((await user.auth.oauth.revokeGrant({ clientId: 'x' })).error).toMatchObject({ status: 404 });
  const { error } = await user.auth.oauth.getAuthorizationDetails('x');
  expect(error).toMatchObject({ status: 404, code: 'oauth_authorization_not_found' });
});

test('providers are a matter of the configuration', async () => {
  const { error } = await backend.admin.auth.admin.customProviders.listProviders();
  expect(error).toMatchObject({ status: 404, code: 'feature_disabled' });
});
