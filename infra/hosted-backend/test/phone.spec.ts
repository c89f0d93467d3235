import { password, startTestBackend, type TestBackend } from './support/test-backend.ts';

const smsTestOtp = { '601111111111': '111111', '60122222222': '222222', '60133333333': '333333' };

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ autoconfirm: false, smsTestOtp });
});
afterAll(() => backend.end());

test('who registers with a number signs in once its code is given', async () => {
  const browser = backend.browser();
  const phone = '+60 11 1111 1111';
  const { data } = await browser.auth.signUp({ phone, password });
  expect(data).toMatchObject({ session: null, user: { phone: '601111111111' } });
  const early = await browser.auth.signInWithPassword({ phone, password });
  expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });
  const verified = await browser.auth.verifyOtp({ phone, token: '111111', type: 'sms' });
  expect(verified.data.user).toMatchObject({ phone_confirmed_at: expect.any(String) });
  expect((await browser.auth.signInWithPassword({ phone, password })).error).toBeNull();
});

test('a code signs in, once', async () => {
  const browser = backend.browser();
  const phone = '60122222222';
  expect((await browser.auth.signInWithOtp({ phone })).error).toBeNull();
  const verify = () => browser.auth.verifyOtp({ phone, token: '222222', type: 'sms' });
  expect((await verify()).data.session).toBeTruthy();
  expect((await verify()).error).toMatchObject({ status: 403, code: 'otp_expired' });
});

test('a number that no text message reaches is refused, known or not', async () => {
  const { error } = await backend.browser().auth.signInWithOtp({ phone: '60199999999' });
  expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
});

test('a new number counts once its code is given', async () => {
  await backend.addUser('guru@telefon.test');
  const browser = await backend.signedIn('guru@telefon.test');
  const phone = '60133333333';
  const { data } = await browser.auth.updateUser({ phone });
  expect(data.user).toMatchObject({ phone: '', new_phone: phone });
  const verified = await browser.auth.verifyOtp({ phone, token: '333333', type: 'phone_change' });
  expect(verified.data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
  expect(verified.data.user?.new_phone).toBeUndefined();
});

test.each(['sms', 'phone_change'] as const)('asking for %s again tells nothing of a number', async (type) => {
  const { error } = await backend.browser().auth.resend({ phone: '60188888888', type });
  expect(error).toBeNull();
});

test.each([
  ['a code of an unknown number', { phone: '60188888888', token: '123456', type: 'sms' }, 403, 'otp_expired'],
  ['no number', { phone: 'telefon', token: '123456', type: 'sms' }, 400, 'validation_failed'],
  ['an address for a number', { email: 'a@b.test', token: '1', type: 'sms' }, 400, 'validation_failed'],
])('%s is refused', async (_name, body, status, code) => {
  const { error } = await backend.browser().auth.verifyOtp(body as never);
  expect(error).toMatchObject({ status, code });
});
