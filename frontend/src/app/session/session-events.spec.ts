import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { reactionTo } from './session-events';

const session = { access_token: 'a', refresh_token: 'b', user: { id: '1' } } as Session;

it.each<AuthChangeEvent>([
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'MFA_CHALLENGE_VERIFIED',
])('%s mirrors the session and stays on the page', (event) => {
  expect(reactionTo(event, session, '/rph')).toEqual({ session, recheck: false });
});

it('SIGNED_OUT clears the user and checks the open page again', () => {
  expect(reactionTo('SIGNED_OUT', session, '/rph')).toEqual({ session: null, recheck: true });
});

it('PASSWORD_RECOVERY goes to the page for a new password, unless it is open', () => {
  expect(reactionTo('PASSWORD_RECOVERY', session, '/rph').navigateTo).toBe('/auth/reset');
  expect(reactionTo('PASSWORD_RECOVERY', session, '/auth/reset').navigateTo).toBeUndefined();
});
