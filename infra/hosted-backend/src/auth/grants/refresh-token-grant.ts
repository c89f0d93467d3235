import type { FastifyRequest } from 'fastify';
import { bodyObject, textField } from '../../http/json-body.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, type AuthErrorCode, validationFailed } from '../auth-error.ts';
import { rotateRefreshToken } from '../sessions/rotate-refresh-token.ts';
import { sessionResponse } from '../sessions/session-response.ts';

const dayMilliseconds = 24 * 3_600_000;

export async function refreshTokenGrant(context: AuthContext, request: FastifyRequest) {
  const token = textField(bodyObject(request.body), 'refresh_token');
  if (token === undefined) throw validationFailed('refresh_token required');
  const now = context.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  const { sessionDays, sessionIdleDays } = context.config;
  const limits = { begunAfter: daysAgo(sessionDays), usedAfter: daysAgo(sessionIdleDays) };
  const refresh = { request, tokens: context.refreshTokens, given: token, now, limits };
  const rotation = await rotateRefreshToken(context, refresh);
  if (rotation.outcome !== 'rotated' && rotation.outcome !== 'repeated') throw refusal(rotation.outcome);
  return sessionResponse(context, rotation, now);
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
