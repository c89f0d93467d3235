import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { bodyObject, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, type AuthErrorCode, validationFailed } from '../auth-error.ts';
import { type Rotation, rotateRefreshToken } from '../sessions/rotate-refresh-token.ts';
import { sessionResponse } from '../sessions/session-response.ts';

export async function refreshTokenGrant(context: AuthContext, request: FastifyRequest) {
  const token = textField(bodyObject(request.body), 'refresh_token');
  if (token === undefined) throw validationFailed('refresh_token required');
  const now = context.now();
  const rotation = await context.database.transaction().execute(async (transaction) => {
    const result = await rotateRefreshToken(transaction, context.refreshTokens, token, now);
    await auditRotation(transaction, request, result, now);
    return result;
  });
  if (rotation.outcome !== 'rotated' && rotation.outcome !== 'repeated') throw refusal(rotation.outcome);
  return sessionResponse(context, rotation, now);
}

async function auditRotation(
  database: Database,
  request: FastifyRequest,
  rotation: Rotation,
  now: Date,
): Promise<void> {
  if (!('userId' in rotation)) return;
  const action = rotation.outcome === 'reused' ? 'token_reused' : 'token_refreshed';
  await audit(database, request, { action, actorId: rotation.userId, actorName: '' }, now);
}

const refusals = {
  'not-found': ['refresh_token_not_found', 'Refresh Token Not Found'],
  banned: ['user_banned', 'User Banned'],
  expired: ['session_expired', 'Session Expired'],
  reused: ['refresh_token_already_used', 'Already Used'],
} as const satisfies Record<string, [AuthErrorCode, string]>;

function refusal(outcome: keyof typeof refusals): AuthError {
  const [code, reason] = refusals[outcome];
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}
