import type { FormError } from '../../ui/form-summary';
import { auth } from '../session/session';
import { type Credentials, type Refusal, refusalError } from './sign-in-form';

/** Without a network the auth library itself may not arrive. */
async function tryToSignIn(credentials: Credentials): Promise<Refusal | null> {
  try {
    const client = await auth();
    return (await client.signInWithPassword(credentials)).error;
  } catch {
    return { status: 0 };
  }
}

/** Resolves to what went wrong, or to nothing once the session stands. */
export async function signIn(credentials: Credentials): Promise<FormError | undefined> {
  const refusal = await tryToSignIn(credentials);
  return refusal ? refusalError(refusal) : undefined;
}
