import { hostedReply } from '../../../api/hosted-reply';
import { appConfig } from '../../../site/config';

/** The ways beside the password that this deployment offers. */
export type SignInWays = { google: boolean; link: boolean; phone: boolean };

type Settings = { external?: { google?: boolean; email?: boolean; phone?: boolean } };

export function waysIn({ external = {} }: Settings): SignInWays {
  return {
    google: external.google === true,
    link: external.email === true,
    phone: external.phone === true,
  };
}

async function askSettings(): Promise<Settings> {
  const { supabaseUrl, supabasePublishableKey: apikey } = appConfig();
  const reply = await hostedReply(new Request(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey } }));
  return reply.json();
}

/** The hosted backend knows. While it cannot be asked, the password alone. */
export async function askSignInWays(): Promise<SignInWays> {
  return waysIn(await askSettings().catch(() => ({})));
}
