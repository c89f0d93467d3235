import type { AuthContext } from '../auth-context.ts';
import type { CredentialAnswer } from '../webauthn/credential-answer.ts';
import { notVerified } from '../webauthn/relying-party.ts';
import { requestOptions, verifyRequest } from '../webauthn/request.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import type { PasskeyRow } from './passkeys.ts';

/** Names no credential: the authenticator offers those it has for the domain. */
export async function authenticationOptions(context: AuthContext, now: Date) {
  const options = await requestOptions(context, [], 'passkey');
  const { challenge } = options;
  const kept = await keepChallenge(
    context.database,
    { userId: null, type: 'authentication', challenge },
    now,
  );
  return { ...kept, options };
}

/** @throws AuthError 400 webauthn_verification_failed, for an unknown passkey as well */
export async function authenticatePasskey(
  context: AuthContext,
  given: { challengeId: string | undefined; answer: CredentialAnswer },
  now: Date,
): Promise<PasskeyRow> {
  const of = { userId: null, type: 'authentication' } as const;
  const challenge = await takeChallenge(context.database, given.challengeId, of, now);
  const passkey = await findPasskey(context, given.answer);
  const credential = {
    id: given.answer.id,
    publicKey: new Uint8Array(passkey.public_key),
    counter: Number(passkey.sign_count),
  };
  const { newCounter, credentialBackedUp } = await verifyRequest(
    context,
    challenge,
    given.answer,
    credential,
    'passkey',
  );
  await context.database
    .updateTable('auth.webauthn_credentials')
    .set({ sign_count: newCounter, backed_up: credentialBackedUp, last_used_at: now, updated_at: now })
    .where('id', '=', passkey.id)
    .execute();
  return passkey;
}

async function findPasskey({ database }: AuthContext, { id, userHandle }: CredentialAnswer) {
  const passkey = await database
    .selectFrom('auth.webauthn_credentials')
    .selectAll()
    .where('credential_id', '=', Buffer.from(id, 'base64url'))
    .executeTakeFirst();
  const owner = userHandle && Buffer.from(userHandle, 'base64url').toString('utf8');
  if (!passkey || owner !== passkey.user_id) throw notVerified();
  return passkey;
}
