import type { FastifyRequest } from 'fastify';
import { bodyObject, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { solves } from '../pkce/code-challenge.ts';
import { type FlowState, takeFlow } from '../pkce/flow-states.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import { startSession } from '../sessions/start-session.ts';
import { findRowById } from '../users/find-user.ts';
import { refuseBanned } from '../users/user.ts';

const codeMilliseconds = 5 * 60_000;

export async function pkceGrant(context: AuthContext, request: FastifyRequest) {
  const body = bodyObject(request.body);
  const authCode = textField(body, 'auth_code');
  const verifier = textField(body, 'code_verifier');
  if (!authCode || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const flow = await takeFlow(transaction, authCode);
    const user = flow?.user_id ? await findRowById(transaction, flow.user_id) : undefined;
    if (!flow || !user) throw flowNotFound();
    check(flow, verifier, now);
    refuseBanned(user, now);
    const actor = { actorId: user.id, actorName: user.email ?? '' };
    const traits = { provider: flow.provider_type };
    await audit(transaction, request, { action: 'login', ...actor, traits }, now);
    return startSession(context, transaction, { user, method: flow.authentication_method, request, now });
  });
  return sessionResponse(context, session, now);
}

function check(flow: FlowState, verifier: string, now: Date): void {
  const issued = flow.auth_code_issued_at?.getTime() ?? 0;
  if (now.getTime() - issued > codeMilliseconds) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!solves({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
}

const flowNotFound = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
