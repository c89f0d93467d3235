import type { AuthenticationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { AuthContext } from '../auth-context.ts';
import type { CredentialKind } from './creation.ts';
import type { CredentialAnswer } from './credential-answer.ts';
import { notVerified, pageOf, relyingPartyId } from './relying-party.ts';

/** @param allowed ids in base64url; none lets the authenticator offer those it has for the domain */
export async function requestOptions({ config }: AuthContext, allowed: string[], kind: CredentialKind) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: relyingPartyId(config),
    userVerification: kind === 'passkey' ? 'required' : 'preferred',
    ...(allowed.length > 0 && { allowCredentials: allowed.map((id) => ({ id })) }),
  });
}

/** @throws AuthError 400 webauthn_verification_failed */
export async function verifyRequest(
  { config }: AuthContext,
  expectedChallenge: string,
  answer: CredentialAnswer,
  credential: WebAuthnCredential,
  kind: CredentialKind,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const rpId = relyingPartyId(config);
  const expectedOrigin = pageOf(answer.part('clientDataJSON'), rpId);
  const response = responseOf(answer);
  const result = await verifyAuthenticationResponse({
    response,
    credential,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpId,
    requireUserVerification: kind === 'passkey',
  }).catch(() => undefined);
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
