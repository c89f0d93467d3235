import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AuthContext } from '../auth-context.ts';
import type { CredentialAnswer } from './credential-answer.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import type { PasskeyRow } from './passkeys.ts';
import { notVerified, pageOf, relyingPartyId } from './relying-party.ts';

/** Names no credential: the authenticator offers those it has for the domain. */
export async function authenticationOptions({ config, database }: AuthContext, now: Date) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(config),
    userVerification: 'required',
  });
  const { challenge } = options;
  const kept = await keepChallenge(database, { userId: null, type: 'authentication', challenge }, now);
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
  const { newCounter, credentialBackedUp } = await verified(context, challenge, given.answer, passkey);
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

async function verified(
  context: AuthContext,
  expectedChallenge: string,
  answer: CredentialAnswer,
  passkey: PasskeyRow,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const rpId = relyingPartyId(context.config);
  const expectedOrigin = pageOf(answer.part('clientDataJSON'), rpId);
  const response = responseOf(answer);
  const credential = {
    id: answer.id,
    publicKey: new Uint8Array(passkey.public_key),
    counter: Number(passkey.sign_count),
  };
  const expected = { expectedChallenge, expectedOrigin, expectedRPID: rpId };
  const result = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(
    () => undefined,
  );
  if (!result?.verified) throw notVerified();
  return result.authenticationInfo;
}

const responseOf = (answer: CredentialAnswer): AuthenticationResponseJSON => ({
  id: answer.id,
  rawId: answer.id,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: answer.part('clientDataJSON'),
    authenticatorData: answer.part('authenticatorData'),
    signature: answer.part('signature'),
  },
});
