import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { AuthContext } from '../auth/auth-context.ts';
import { apiKeyOf, bearerOf, isUuid } from '../auth/caller.ts';
import { requireSecondStep } from '../auth/mfa/require-second-step.ts';
import { accessDenied } from './storage-error.ts';

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** Whose rights a request has, and to whom what it makes belongs. */
export interface StorageCaller {
  claims: JWTPayload;
  ownerId: string | null;
  /** The same where it is a uuid, as the tables' older column wants. */
  owner: string | null;
}

export const callerWith = (claims: JWTPayload): StorageCaller => ({
  claims,
  ownerId: claims.sub ?? null,
  owner: isUuid(claims.sub) ? claims.sub : null,
});

/** @throws StorageError AccessDenied, in the words of the JWT library as the real service does */
export async function requireCaller(auth: AuthContext, request: WithHeaders): Promise<StorageCaller> {
  const token = bearerOf(request) ?? apiKeyOf(request) ?? '';
  const role = auth.apiKeys.roleOf(token);
  if (role) return callerWith({ role });
  try {
    return callerWith(await requireSecondStep(auth, await auth.accessTokens.read(token, auth.now())));
  } catch (error) {
    throw accessDenied(error instanceof Error ? error.message : 'Invalid JWT');
  }
}

/** For what public buckets show anybody: a bad token counts as none. */
export async function callerOrNobody(
  auth: AuthContext,
  request: WithHeaders,
): Promise<StorageCaller | undefined> {
  return requireCaller(auth, request).catch(() => undefined);
}
