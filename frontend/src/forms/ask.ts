import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import type { Refusal } from '../api/auth-error-messages';
import { keepsCookies } from '../session/host-cookie';
import { auth } from '../session/session';
import { answerDeviceQuestion } from '../site/shared-device';

type AuthReply = { error: AuthError | null };
export type AuthCall<Reply extends AuthReply = AuthReply> = (client: GoTrueClient) => Promise<Reply>;

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

/** Without a network the auth library itself may not arrive. */
function replyOf<Reply extends AuthReply>(call: AuthCall<Reply>): Promise<Reply | undefined> {
  answerDeviceQuestion();
  return auth()
    .then(call)
    .catch(() => undefined);
}

function refusalIn(reply: AuthReply | undefined): Refusal | undefined {
  if (!reply) return { status: 0 };
  return reply.error ? refusalOf(reply.error) : undefined;
}

/** Resolves to what the hosted backend refused, if anything. */
export async function ask(call: AuthCall): Promise<Refusal | undefined> {
  return refusalIn(await replyOf(call));
}

/** Refused by the hosted backend. */
export class AuthRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** For a form: rejects with what was refused, but for codes that are `silent`, of which nothing may be told. Without
 * cookies nobody stays signed in, so nothing is asked. */
export async function send<Reply extends AuthReply>(
  call: AuthCall<Reply>,
  silent: readonly string[] = [],
): Promise<Reply | undefined> {
  if (!keepsCookies()) throw new AuthRefused({ code: 'cookies_refused' });
  const reply = await replyOf(call);
  const refusal = refusalIn(reply);
  if (refusal && !silent.includes(refusal.code ?? '')) throw new AuthRefused(refusal);
  return reply;
}
