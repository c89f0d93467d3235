import { randomBytes } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';

/** For an account that is made without a password: nobody knows this one. */
export const unguessablePassword = (context: AuthContext) =>
  context.passwords.hash(randomBytes(32).toString('base64url'));
