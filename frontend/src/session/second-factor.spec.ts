import type { Factor, Session } from '@supabase/auth-js';
import { toBase64Url } from './base64-url';
import { awaitsSecondFactor } from './second-factor';

function sessionAt(aal: string, factors?: Pick<Factor, 'status'>[]): Session {
  const access_token = `e30.${toBase64Url(JSON.stringify({ aal, name: 'Zaleha é' }))}.x`;
  return { access_token, user: { id: '1', factors } } as Session;
}

it.each([
  ['without a factor is let in', sessionAt('aal1'), false],
  ['whose factor was never confirmed is let in', sessionAt('aal1', [{ status: 'unverified' }]), false],
  ['with a factor waits for it', sessionAt('aal1', [{ status: 'verified' }]), true],
  ['with a factor that was shown is let in', sessionAt('aal2', [{ status: 'verified' }]), false],
])('a session %s', (_sentence, session, expected) => {
  expect(awaitsSecondFactor(session)).toBe(expected);
});
