import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { findUserById } from './users/find-user.ts';
import { isBanned, type User } from './users/user.ts';

/** A signed-in user; tokens minted outside may belong to no session. */
export interface Caller {
  user: User;
  sessionId: string | undefined;
}

const adminRoles: unknown[] = ['service_role', 'supabase_admin'];
const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isUuid = (text: unknown): text is string => typeof text === 'string' && uuidForm.test(text);

/** @throws AuthError 401 without a token; 403 for a bad one, and when its user or session is gone or banned */
export async function requireUser(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const now = context.now();
  const { sub, session_id: sessionId } = await claimsOf(context, request, now);
  if (sub === undefined) throw badClaim('missing sub claim');
  if (!isUuid(sub)) throw badClaim('sub claim must be a UUID');
  const user = await findUserById(context.database, sub);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  if (sessionId === undefined) return { user, sessionId };
  return { user, sessionId: await requireSessionOf(context, user, sessionId) };
}

/** @throws AuthError 403 session_not_found */
export async function requireSessionOf(
  { database }: Pick<AuthContext, 'database'>,
  user: Pick<User, 'id'>,
  sessionId: unknown,
): Promise<string> {
  if (!isUuid(sessionId)) throw sessionNotFound();
  const query = database.selectFrom('auth.sessions').select('id').where('id', '=', sessionId);
  if (!(await query.where('user_id', '=', user.id).executeTakeFirst())) throw sessionNotFound();
  return sessionId;
}

/** @returns the role of the key or token */
export async function requireAdmin(context: AuthContext, request: FastifyRequest): Promise<string> {
  const { role } = await claimsOf(context, request, context.now());
  if (typeof role === 'string' && adminRoles.includes(role)) return role;
  throw new AuthError(403, 'not_admin', 'User not allowed');
}

/**
 * An API key of the `sb_` kind stands in for a token, as the gateway before the real server exchanges it for one.
 * @throws AuthError 401 without either, 403 for a bad one
 */
export async function claimsOf(
  context: AuthContext,
  request: FastifyRequest,
  now: Date,
): Promise<JWTPayload> {
  const bearer = bearerOf(request);
  const role = context.apiKeys.roleOf(bearer ?? apiKeyOf(request) ?? '');
  if (role) return { role };
  if (bearer) return context.accessTokens.verify(bearer, now);
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
}

export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

export function apiKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { apikey } = request.headers;
  return typeof apikey === 'string' && apikey !== '' ? apikey : undefined;
}

const badClaim = (reason: string) => new AuthError(403, 'bad_jwt', `invalid claim: ${reason}`);

const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
