import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import type { Refusal } from '../api/auth-error-messages';
import { auth } from '../session/session';
import { answerDeviceQuestion } from '../site/shared-device';

export type AuthCall = (client: GoTrueClient) => Promise<{ error: AuthError | null }>;

function reasonsOf(error: AuthError): readonly string[] | undefined {
  return 'reasons' in error && Array.isArray(error.reasons) ? error.reasons : undefined;
}

/** The library gives its own error for a missing session no code. */
function codeOf({ name, code }: AuthError): string | undefined {
  return name === 'AuthSessionMissingError' ? 'session_not_found' : code;
}

export function refusalOf(error: AuthError): Refusal {
  return { code: codeOf(error), status: error.status, reasons: reasonsOf(error) };
}

/** Resolves to what the hosted backend refused, if anything. Without a network the auth library itself may not
 * arrive. */
export async function ask(call: AuthCall): Promise<Refusal | undefined> {
  answerDeviceQuestion();
  try {
    const { error } = await call(await auth());
    return error ? refusalOf(error) : undefined;
  } catch {
    return { status: 0 };
  }
}
