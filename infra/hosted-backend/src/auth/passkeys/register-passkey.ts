import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { User } from '../users/user.ts';
import type { CredentialAnswer } from './credential-answer.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { type PasskeyRow, passkeysOf } from './passkeys.ts';
import { notVerified, pageOf, relyingPartyId } from './relying-party.ts';

const mostPasskeys = 10;

// ES256, EdDSA and RS256 by their numbers in COSE.
const algorithms = [-7, -8, -257];

/** For a discoverable credential, which needs no name typed at sign-in. */
export async function registrationOptions(context: AuthContext, user: User, now: Date) {
  const passkeys = await passkeysOf(context.database, user.id);
  if (passkeys.length >= mostPasskeys) {
    throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
  }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const rpID = relyingPartyId(context.config);
  const name = user.email ?? user.phone ?? user.id;
  const options = await generateRegistrationOptions({
    rpID,
    rpName: rpID,
    userID: new TextEncoder().encode(user.id),
    userName: name,
    userDisplayName: name,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
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
  const { credential, ...rest } = await verified(context, challenge, given.answer);
  const inserted = await context.database
    .insertInto('auth.webauthn_credentials')
    .values({
      user_id: user.id,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: JSON.stringify(given.answer.transports.slice(0, 10)),
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

async function verified(context: AuthContext, expectedChallenge: string, answer: CredentialAnswer) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const rpId = relyingPartyId(context.config);
  const expectedOrigin = pageOf(answer.part('clientDataJSON'), rpId);
  const response = responseOf(answer);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID: rpId };
  const result = await verifyRegistrationResponse({
    response,
    ...expected,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.verified) throw notVerified();
  return result.registrationInfo;
}

const responseOf = (answer: CredentialAnswer): RegistrationResponseJSON => ({
  id: answer.id,
  rawId: answer.id,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: answer.part('clientDataJSON'),
    attestationObject: answer.part('attestationObject'),
  },
});
