import type { AuthContext } from '../auth-context.ts';
import { emailIdentity, type NewUser, newUserRow, phoneIdentity } from '../users/new-user.ts';
import { userJson } from '../users/user-json.ts';

const absent = {
  invited_at: null,
  recovery_sent_at: null,
  email_change: '',
  email_change_sent_at: null,
  email_change_confirm_status: 0,
  last_sign_in_at: null,
  phone_change: '',
  phone_change_sent_at: null,
  confirmed_at: null,
  reauthentication_sent_at: null,
  is_sso_user: false,
  deleted_at: null,
  is_anonymous: false,
};

/**
 * What registering answers before the address is proved, the same for a new, a waiting and a taken address: made
 * from what was sent, with an id that belongs to the address, so that asking twice tells nothing either.
 */
export function unconfirmedUser(context: AuthContext, newUser: NewUser, id: string | undefined, now: Date) {
  const contact = newUser.email ?? newUser.phone ?? '';
  const row = newUserRow({ ...newUser, id: id ?? context.decoyId(contact) }, now);
  const identity = newUser.email
    ? emailIdentity(row.id, newUser.email, now)
    : phoneIdentity(row.id, newUser.phone ?? '', now);
  const identities = [
    { ...identity, id: context.decoyId(`identity ${contact}`), email: newUser.email ?? null },
  ];
  return userJson({ ...absent, ...row, confirmation_sent_at: now, identities, factors: [] });
}
