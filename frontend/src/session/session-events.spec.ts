import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { reactionTo } from './session-events';

const session = { access_token: 'a', refresh_token: 'b', user: { id: '1' } } as Session;

const onPage = (path: string, previous: Session | null = session) => ({ session, previous, path });

it.each<AuthChangeEvent>([
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'MFA_CHALLENGE_VERIFIED',
])('%s mirrors the session and stays on the page', (event) => {
  expect(reactionTo(event, onPage('/rph'))).toEqual({ session });
  expect(reactionTo(event, onPage('/rph', null))).toEqual({ session });
});

it('SIGNED_OUT clears the user and checks the open page again', () => {
  expect(reactionTo('SIGNED_OUT', onPage('/rph'))).toEqual({ session: null, effect: 'recheck' });
});

it('another person who signed in elsewhere in this browser starts the document anew', () => {
  const previous = { ...session, user: { ...session.user, id: '2' } };
  expect(reactionTo('SIGNED_IN', onPage('/rph', previous))).toEqual({ session, effect: 'restart' });
});

it('PASSWORD_RECOVERY goes to the page for a new password, unless it is open', () => {
  expect(reactionTo('PASSWORD_RECOVERY', onPage('/rph')).navigateTo).toBe('/auth/reset');
  expect(reactionTo('PASSWORD_RECOVERY', onPage('/auth/reset')).navigateTo).toBeUndefined();
});
