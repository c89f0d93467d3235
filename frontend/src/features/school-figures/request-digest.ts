import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { hostedReply } from '../../api/hosted-reply';
import type { Caller } from './calls';

export type DigestOutcome = { kind: 'sent'; to: string } | { kind: 'refused'; message: string };

const unreachable =
  'Ringkasan tidak dapat dihantar buat masa ini. Sila semak sambungan internet dan cuba lagi.';

/** The school's digest, to the caller's own address. A refusal comes in the function's own words. */
export async function requestDigest(caller: Caller, schoolCode: string): Promise<DigestOutcome> {
  const { url, headers } = await caller();
  const functions = new FunctionsClient(`${url}/functions/v1`, {
    headers,
    customFetch: (input, init) => hostedReply(new Request(input, init), 'once'),
  });
  const { data, error } = await functions.invoke('daily-digest', { body: { schoolCode } });
  if (!error && typeof data?.sentTo === 'string') return { kind: 'sent', to: data.sentTo };
  return { kind: 'refused', message: (await wordsOf(error)) ?? unreachable };
}

async function wordsOf(error: unknown): Promise<string | undefined> {
  if (!(error instanceof FunctionsHttpError)) return undefined;
  const body = await error.context.json().catch(() => undefined);
  return typeof body?.message === 'string' ? body.message : undefined;
}
