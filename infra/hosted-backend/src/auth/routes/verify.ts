import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, textField } from '../../http/json-body.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { linkExpired, redeem } from '../one-time/redeem.ts';
import { firstAddressAgreed } from '../one-time/redirects.ts';
import type { Proof } from '../one-time/take-one-time-token.ts';
import { findVerification, type Verification } from '../one-time/verifications.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import { startSession } from '../sessions/start-session.ts';
import { validEmail, validPhone } from '../users/contact.ts';

export function verifyRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/verify', async (request) => {
    const body = bodyObject(request.body);
    const verification = verificationOf(body);
    const proof = proofOf(body, verification);
    if ('code' in proof) await context.limits.countAttempt(`code ${proof.relatesTo}`, request.ip);
    const answer = await signIn(context, request, verification, proof);
    if ('code' in proof) await context.limits.forgiveAttempt(`code ${proof.relatesTo}`, request.ip);
    return answer;
  });
}

async function signIn(
  context: AuthContext,
  request: FastifyRequest,
  verification: Verification,
  proof: Proof,
) {
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const redeemed = await redeem(context, transaction, request, verification, proof, now);
    if (!redeemed) throw 'code' in proof ? codeExpired() : linkExpired();
    if (redeemed.verified === 'other-address-pending') return undefined;
    const { user, carriesOn } = redeemed;
    return startSession(context, transaction, { user, method: 'otp', carriesOn, request, now });
  });
  return session ? sessionResponse(context, session, now) : { msg: firstAddressAgreed, code: '200' };
}

function verificationOf(body: JsonObject): Verification {
  const type = textField(body, 'type');
  if (!type) throw validationFailed('Verify requires a verification type');
  const verification = findVerification(type);
  if (!verification) throw validationFailed('Invalid verification type');
  return verification;
}

function proofOf(body: JsonObject, { by }: Verification): Proof {
  const contact = { email: textField(body, 'email'), phone: textField(body, 'phone') };
  const code = textField(body, 'token');
  const linkToken = textField(body, 'token_hash');
  if (linkToken) {
    if (!code && !contact.email && !contact.phone) return { linkToken };
    throw validationFailed('Only the token_hash and type should be provided');
  }
  if (!code) throw validationFailed('Verify requires either a token or a token hash');
  const relatesTo = contact[by];
  if (!relatesTo || (contact.email && contact.phone)) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  return { code, relatesTo: by === 'email' ? validEmail(relatesTo) : validPhone(relatesTo) };
}

const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
