import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AuthContext } from '../auth-context.ts';
import type { User } from '../users/user.ts';
import type { CredentialAnswer } from './credential-answer.ts';
import { notVerified, pageOf, relyingPartyId } from './relying-party.ts';

// ES256, EdDSA and RS256 by their numbers in COSE.
const algorithms = [-7, -8, -257];

/** A passkey takes the place of the password, so it needs no name typed and proves who holds it. */
export type CredentialKind = 'passkey' | 'second factor';

const selection = {
  passkey: { residentKey: 'required', userVerification: 'required' },
  'second factor': { residentKey: 'discouraged', userVerification: 'preferred' },
} as const;

/** @param known ids of the credentials that their authenticator is not to make a second time, in base64url */
export async function creationOptions(
  { config }: AuthContext,
  user: User,
  known: string[],
  kind: CredentialKind,
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const rpID = relyingPartyId(config);
  const name = user.email ?? user.phone ?? user.id;
  return generateRegistrationOptions({
    rpID,
    rpName: rpID,
    userID: new TextEncoder().encode(user.id),
    userName: name,
    userDisplayName: name,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: selection[kind],
  });
}

/** @throws AuthError 400 webauthn_verification_failed */
export async function verifyCreation(
  { config }: AuthContext,
  expectedChallenge: string,
  answer: CredentialAnswer,
  kind: CredentialKind,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const rpId = relyingPartyId(config);
  const expectedOrigin = pageOf(answer.part('clientDataJSON'), rpId);
  const response = responseOf(answer);
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: kind === 'passkey',
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
