import type { Database } from '../../database/connect.ts';
import type { KeptCredential } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';
import { validationFailed } from '../auth-error.ts';
import type { FactorRow, User } from '../users/user.ts';
import { creationOptions, verifyCreation } from '../webauthn/creation.ts';
import type { CredentialAnswer } from '../webauthn/credential-answer.ts';
import { notVerified } from '../webauthn/relying-party.ts';
import { requestOptions, verifyRequest } from '../webauthn/request.ts';

/** What a security key is asked: to make a credential for the factor, or to show the one it made. */
export type Ceremony = 'create' | 'request';

const ceremonyOf = ({ status }: FactorRow): Ceremony => (status === 'verified' ? 'request' : 'create');

export async function webauthnOptions(context: AuthContext, user: User, factor: FactorRow) {
  const type = ceremonyOf(factor);
  const publicKey =
    type === 'create'
      ? await creationOptions(context, user, idsOf(user.factors), 'second factor')
      : await requestOptions(context, idsOf([factor]), 'second factor');
  return { type, credential_options: { publicKey } };
}

const idsOf = (factors: FactorRow[]) =>
  factors.flatMap(({ web_authn_credential: kept }) => (kept ? [base64url(kept.id)] : []));

export interface WebauthnProof {
  type: string | undefined;
  answer: CredentialAnswer;
}

/**
 * Keeps what the security key showed.
 * @param factor as it is now, locked
 * @throws AuthError 400 for an answer that is none, or not to this challenge
 */
export async function answerByKey(
  context: AuthContext,
  transaction: Database,
  factor: FactorRow,
  challenge: string,
  { type, answer }: WebauthnProof,
): Promise<void> {
  const ceremony = ceremonyOf(factor);
  if (type !== ceremony) throw validationFailed(`WebAuthn type must be ${ceremony}`);
  const kept =
    ceremony === 'create'
      ? await madeCredential(context, challenge, answer)
      : await shownCredential(context, factor, challenge, answer);
  await transaction
    .updateTable('auth.mfa_factors')
    .set({ web_authn_credential: JSON.stringify(kept), web_authn_aaguid: kept.authenticator.AAGUID })
    .where('id', '=', factor.id)
    .execute();
}

async function madeCredential(
  context: AuthContext,
  challenge: string,
  answer: CredentialAnswer,
): Promise<KeptCredential> {
  const made = await verifyCreation(context, challenge, answer, 'second factor');
  const { credential } = made;
  return {
    id: base64(credential.id),
    publicKey: Buffer.from(credential.publicKey).toString('base64'),
    attestationType: made.fmt,
    transport: answer.transports,
    flags: {
      userPresent: true,
      userVerified: made.userVerified,
      backupEligible: made.credentialDeviceType === 'multiDevice',
      backupState: made.credentialBackedUp,
    },
    authenticator: { AAGUID: made.aaguid, signCount: credential.counter, cloneWarning: false },
  };
}

async function shownCredential(
  context: AuthContext,
  { web_authn_credential: kept }: FactorRow,
  challenge: string,
  answer: CredentialAnswer,
): Promise<KeptCredential> {
  if (!kept || base64(answer.id) !== kept.id) throw notVerified();
  const credential = {
    id: answer.id,
    publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64')),
    counter: kept.authenticator.signCount,
  };
  const { newCounter } = await verifyRequest(context, challenge, answer, credential, 'second factor');
  return { ...kept, authenticator: { ...kept.authenticator, signCount: newCounter } };
}

const base64 = (id: string) => Buffer.from(id, 'base64url').toString('base64');
const base64url = (id: string) => Buffer.from(id, 'base64').toString('base64url');
