import { newPkcePair } from '../../../features/sign-in';
import { appConfig } from '../../../site/config';
import { developerPaths } from '../../../site/developer-paths';
import { tabStorage } from '../../../site/safe-storage';

const key = 'manual-oauth:verifier';

export type Start = { verifier: string; challenge: string; address: string };

/** The first half of RFC 7636 by hand: a secret, its hash, and the address that carries the hash. */
export async function startManualFlow(): Promise<Start> {
  const { verifier, challenge } = await newPkcePair();
  const address = new URL(`${appConfig().supabaseUrl}/auth/v1/authorize`);
  address.searchParams.set('provider', 'google');
  address.searchParams.set('redirect_to', window.location.origin + developerPaths.manualOauthTest);
  address.searchParams.set('code_challenge', challenge);
  address.searchParams.set('code_challenge_method', 's256');
  tabStorage.setItem(key, verifier);
  return { verifier, challenge, address: address.href };
}

export type Answer = { status: number; body: unknown };

/** The second half: the code of the address and the secret for a session. */
export async function exchangeByHand(code: string): Promise<Answer> {
  const { supabaseUrl, supabasePublishableKey: apikey } = appConfig();
  const reply = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: tabStorage.getItem(key) ?? '' }),
  });
  return { status: reply.status, body: await reply.json() };
}
