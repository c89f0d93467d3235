import { auth } from '../session/session';
import { type Credentials, refusalMessage } from './sign-in-form';

/** Resolves to what went wrong, or to nothing once the session stands. */
export async function signIn(credentials: Credentials): Promise<string | undefined> {
  const client = await auth();
  const { error } = await client.signInWithPassword(credentials);
  return error ? refusalMessage({ code: error.code, status: error.status }) : undefined;
}
