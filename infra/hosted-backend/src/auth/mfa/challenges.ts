import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { ChallengesTable } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../caller.ts';
import type { FactorRow } from '../users/user.ts';
import { findFactor } from './factors.ts';
import { totpStep } from './totp.ts';
import { answerByKey, type WebauthnProof } from './webauthn-factor.ts';

export const challengeMilliseconds = 5 * 60_000;

type Challenge = Selectable<ChallengesTable>;

/** Locks the factor, so that of two who give one code at once only one gets in. */
export async function openChallenge(
  transaction: Database,
  factor: FactorRow,
  id: string | undefined,
  address: string,
  now: Date,
): Promise<Challenge> {
  await transaction
    .selectFrom('auth.mfa_factors')
    .select('id')
    .where('id', '=', factor.id)
    .forUpdate()
    .executeTakeFirst();
  const challenge = isUuid(id) ? await findChallenge(transaction, factor, id) : undefined;
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.verified_at || bareAddress(challenge.ip_address) !== bareAddress(address)) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  }
  if (now.getTime() - challenge.created_at.getTime() > challengeMilliseconds) {
    throw new AuthError(422, 'mfa_challenge_expired', `MFA challenge ${id} has expired`);
  }
  return challenge;
}

const bareAddress = (address: string) => address.replace(/[/%].*/, '');

const findChallenge = (transaction: Database, factor: FactorRow, id: string) =>
  transaction
    .selectFrom('auth.mfa_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factor.id)
    .executeTakeFirst();

export const codeHash = ({ oneTimeTokens }: AuthContext, factor: FactorRow, code: string) =>
  oneTimeTokens.hash(oneTimeTokens.linkToken(factor.id, code, false));

export type FactorProof = { code: string } | { key: WebauthnProof };

/** @throws AuthError 422 for a wrong code and for one that was used before, 400 for what no key of ours signed */
export async function answerChallenge(
  context: AuthContext,
  transaction: Database,
  factor: FactorRow,
  challenge: Challenge,
  proof: FactorProof,
  now: Date,
): Promise<void> {
  const answer =
    'code' in proof
      ? await codeAnswer(context, transaction, factor, challenge, proof.code, now)
      : await keyAnswer(context, transaction, factor, challenge, proof.key);
  await transaction
    .updateTable('auth.mfa_challenges')
    .set({ verified_at: now, otp_code: answer })
    .where('id', '=', challenge.id)
    .execute();
}

function codeAnswer(
  context: AuthContext,
  transaction: Database,
  factor: FactorRow,
  challenge: Challenge,
  code: string,
  now: Date,
): Promise<string> | string {
  if (factor.factor_type === 'totp') return totpAnswer(context, transaction, factor, code, now);
  return smsAnswer(context, factor, challenge, code);
}

async function keyAnswer(
  context: AuthContext,
  transaction: Database,
  { user_id, id }: FactorRow,
  { web_authn_session_data: asked }: Challenge,
  key: WebauthnProof,
): Promise<null> {
  // Of two answers at once, the second is to a factor that the first has changed.
  const factor = await findFactor(transaction, user_id, id);
  await answerByKey(context, transaction, factor, asked?.challenge ?? '', key);
  return null;
}

/** The answered challenge keeps the code's time step: that one and earlier ones are spent. */
async function totpAnswer(
  { secretBox }: AuthContext,
  transaction: Database,
  factor: FactorRow,
  code: string,
  now: Date,
): Promise<string> {
  const secret = secretBox.open(factor.secret ?? '', factor.id);
  const step = totpStep(secret, code, now);
  if (step === undefined || (await lastStep(transaction, factor)) >= step) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  return String(step);
}

async function lastStep(transaction: Database, factor: FactorRow): Promise<number> {
  const answered = await transaction
    .selectFrom('auth.mfa_challenges')
    .select('otp_code')
    .where('factor_id', '=', factor.id)
    .where('verified_at', 'is not', null)
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(answered?.otp_code ?? 0);
}

function smsAnswer(context: AuthContext, factor: FactorRow, challenge: Challenge, code: string): string {
  const hash = codeHash(context, factor, code);
  if (hash === challenge.otp_code) return hash;
  throw new AuthError(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered');
}
