import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { User } from '../users/user.ts';
import { creationOptions, verifyCreation } from '../webauthn/creation.ts';
import type { CredentialAnswer } from '../webauthn/credential-answer.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { type PasskeyRow, passkeysOf } from './passkeys.ts';

const mostPasskeys = 10;

/** For a discoverable credential, which needs no name typed at sign-in. */
export async function registrationOptions(context: AuthContext, user: User, now: Date) {
  const passkeys = await passkeysOf(context.database, user.id);
  if (passkeys.length >= mostPasskeys) {
    throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
  }
  const known = passkeys.map(({ credential_id }) => credential_id.toString('base64url'));
  const options = await creationOptions(context, user, known, 'passkey');
  const { challenge } = options;
  const kept = await keepChallenge(
    context.database,
    { userId: user.id, type: 'registration', challenge },
    now,
  );
  return { ...kept, options };
}

export async function registerPasskey(
  context: AuthContext,
  user: User,
  given: { challengeId: string | undefined; answer: CredentialAnswer },
  now: Date,
): Promise<PasskeyRow> {
  const of = { userId: user.id, type: 'registration' } as const;
  const challenge = await takeChallenge(context.database, given.challengeId, of, now);
  const { credential, ...rest } = await verifyCreation(context, challenge, given.answer, 'passkey');
  const inserted = await context.database
    .insertInto('auth.webauthn_credentials')
    .values({
      user_id: user.id,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: JSON.stringify(given.answer.transports),
      aaguid: rest.aaguid,
      backup_eligible: rest.credentialDeviceType === 'multiDevice',
      backed_up: rest.credentialBackedUp,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) throw new AuthError(422, 'webauthn_credential_exists', 'This passkey is registered already');
  return inserted;
}
