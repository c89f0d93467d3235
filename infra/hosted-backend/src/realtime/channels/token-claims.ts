import type { JWTPayload } from 'jose';
import type { AuthContext } from '../../auth/auth-context.ts';
import { AuthError } from '../../auth/auth-error.ts';
import { requireSecondStep } from '../../auth/mfa/require-second-step.ts';
import { callerRole } from '../../database/act-as.ts';
import { badToken } from './refusal.ts';

/**
 * Of a user's token or an API key.
 * @throws Refusal for one that is expired, not ours, of no role that a caller has, or without the second factor
 */
export async function tokenClaims(context: AuthContext, token: string): Promise<JWTPayload> {
  const { apiKeys, accessTokens, now } = context;
  const role = apiKeys.roleOf(token);
  if (role) return { role };
  try {
    const claims = await accessTokens.verify(token, now());
    callerRole(claims);
    return await requireSecondStep(context, claims);
  } catch (error) {
    throw error instanceof AuthError ? badToken(error.message) : error;
  }
}
