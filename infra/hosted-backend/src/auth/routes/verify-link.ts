import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryText } from '../../http/query-text.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { isPkceToken } from '../one-time/one-time-tokens.ts';
import { linkExpired, redeem } from '../one-time/redeem.ts';
import { firstAddressAgreed, withError, withMessage, withQuery } from '../one-time/redirects.ts';
import { sessionRedirect } from '../one-time/session-redirect.ts';
import { findVerification, type Verification } from '../one-time/verifications.ts';
import { wishedRedirect } from '../one-time/wished-redirect.ts';
import { issueAuthCode } from '../pkce/flow-states.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';

/** The links in mails. No HEAD: mail scanners ask with it, and a link works once. */
export function verifyLinkRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/verify', { exposeHeadRoute: false, config: { withoutApiKey: true } }, async (request, reply) => {
    const redirectTo = wishedRedirect(context, request);
    const linkToken = queryText(request, 'token') ?? '';
    const type = queryText(request, 'type') ?? '';
    reply.header('referrer-policy', 'no-referrer');
    return reply.redirect(await destination(context, request, { linkToken, type, redirectTo }), 303);
  });
}

interface Link {
  linkToken: string;
  type: string;
  redirectTo: string;
}

async function destination(context: AuthContext, request: FastifyRequest, link: Link): Promise<string> {
  try {
    const verification = findVerification(link.type);
    if (!link.linkToken) throw validationFailed('Verify requires a token');
    if (verification?.by !== 'email') throw validationFailed('Verify requires a verification type');
    return await follow(context, request, link, verification);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return withError(link.redirectTo, error, isPkceToken(link.linkToken));
  }
}

type Outcome = { message: string } | { session: StartedSession } | { code: string };

async function follow(
  context: AuthContext,
  request: FastifyRequest,
  { linkToken, type, redirectTo }: Link,
  verification: Verification,
): Promise<string> {
  const now = context.now();
  const pkce = isPkceToken(linkToken);
  const outcome = await context.database.transaction().execute<Outcome>(async (transaction) => {
    const redeemed = await redeem(context, transaction, request, verification, { linkToken }, now);
    if (!redeemed) throw linkExpired();
    const { user, verified, carriesOn } = redeemed;
    if (verified === 'other-address-pending') return { message: firstAddressAgreed };
    if (!pkce) {
      const signIn = { user, method: 'otp', carriesOn, request, now } as const;
      return { session: await startSession(context, transaction, signIn) };
    }
    const code = await issueAuthCode(transaction, user.id, verification.method, now);
    if (!code) throw new AuthError(404, 'flow_state_not_found', 'No associated flow state found');
    return { code };
  });
  if ('message' in outcome) return withMessage(redirectTo, firstAddressAgreed, pkce);
  if ('code' in outcome) return withQuery(redirectTo, { code: outcome.code });
  return sessionRedirect(context, outcome.session, redirectTo, { type }, now);
}
