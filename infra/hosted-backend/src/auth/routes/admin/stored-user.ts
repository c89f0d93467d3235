import type { AuthContext } from '../../auth-context.ts';
import { AuthError } from '../../auth-error.ts';
import { isUuid } from '../../caller.ts';
import { findUserById } from '../../users/find-user.ts';
import type { User } from '../../users/user.ts';
import { userJson } from '../../users/user-json.ts';

export type UserParams = { Params: { id: string } };

/** @throws AuthError 404 user_not_found, for what is no id as well */
export async function storedUser(context: AuthContext, id: string): Promise<User> {
  const user = isUuid(id) ? await findUserById(context.database, id) : undefined;
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

export const userAnswer = async (context: AuthContext, id: string) => userJson(await storedUser(context, id));
