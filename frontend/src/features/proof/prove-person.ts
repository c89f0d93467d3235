import { hostedReply } from '../../api/hosted-reply';
import { AuthRefused } from '../../forms/ask';
import { deviceSecret } from '../../session/device-secret';
import { currentSession } from '../../session/session-store';
import { appConfig } from '../../site/config';

/**
 * Runs `use` with a token from the password that was typed just now. It belongs to a session of its own that ends with
 * it: the one of the page stays as it is, on every tab.
 *
 * @throws AuthRefused of a wrong password
 */
export async function withProof<T>(password: string, use: (token: string) => Promise<T>): Promise<T> {
  const { email, phone } = currentSession()?.user ?? {};
  const reply = await askAuth('token?grant_type=password', {
    body: { ...(email ? { email } : { phone }), password },
  });
  const body = await reply.json().catch(() => ({}));
  if (!reply.ok || typeof body.access_token !== 'string')
    throw new AuthRefused({ code: body.error_code, status: reply.status });
  try {
    return await use(body.access_token);
  } finally {
    void askAuth('logout?scope=local', { token: body.access_token }).catch(() => undefined);
  }
}

async function askAuth(path: string, { body, token }: { body?: object; token?: string }): Promise<Response> {
  const { supabaseUrl, supabasePublishableKey: key } = appConfig();
  const request = new Request(`${supabaseUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: key,
      Authorization: `Bearer ${token ?? key}`,
      'Content-Type': 'application/json',
      'X-Client-Info': `device=${deviceSecret()}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  try {
    return await hostedReply(request, 'once');
  } catch {
    throw new AuthRefused({ status: 0 });
  }
}
