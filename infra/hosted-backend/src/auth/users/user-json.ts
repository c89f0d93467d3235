import type { FactorRow, IdentityRow, User } from './user.ts';

/** The user object of auth-js; fields without a value are left out, as there. */
export function userJson(user: User) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...instants(user),
    ...(user.email_change ? { new_email: user.email_change } : {}),
    ...(user.phone_change ? { new_phone: user.phone_change } : {}),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(identityJson),
    ...(user.factors.length > 0 ? { factors: user.factors.map(factorJson) } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

const optionalInstants = [
  'email_confirmed_at',
  'invited_at',
  'phone_confirmed_at',
  'confirmation_sent_at',
  'confirmed_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'phone_change_sent_at',
  'reauthentication_sent_at',
  'last_sign_in_at',
  'banned_until',
  'deleted_at',
] as const satisfies (keyof User)[];

function instants(user: User): { [Name in (typeof optionalInstants)[number]]?: Date } {
  return Object.fromEntries(
    optionalInstants.filter((name) => user[name] !== null).map((name) => [name, user[name]]),
  );
}

const identityJson = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: identity.last_sign_in_at,
  created_at: identity.created_at,
  updated_at: identity.updated_at,
  ...(identity.email ? { email: identity.email } : {}),
});

export const factorJson = (factor: FactorRow) => ({
  id: factor.id,
  friendly_name: factor.friendly_name,
  factor_type: factor.factor_type,
  status: factor.status,
  ...(factor.phone ? { phone: factor.phone } : {}),
  created_at: factor.created_at,
  updated_at: factor.updated_at,
});
