import { isDeepStrictEqual } from 'node:util';
import type { Session } from './sign-in.ts';
import { statusPath } from './status-requests.ts';

/** A reply of the product, for a reference to give: what the framework says by itself is left out. */
export type ToldReply = Readonly<{ headers: Readonly<Record<string, string>>; body: object }>;

const BY_ITSELF = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

export async function statusReply(url: string, { authorization }: Session, code: string): Promise<ToldReply> {
  const response = await fetch(`${url}${statusPath(code)}`, { headers: { authorization } });
  return { headers: told(response), body: (await response.json()) as object };
}

/** Throws unless what is at the address has every header that it was told. */
export async function checkHeaders(
  url: string,
  path: string,
  { authorization }: Session,
  { headers }: ToldReply,
): Promise<void> {
  const response = await fetch(`${url}${path}`, { headers: { authorization } });
  await response.arrayBuffer();
  if (isDeepStrictEqual(told(response), { ...headers })) return;
  throw new Error(`Other headers: ${JSON.stringify(told(response))} and ${JSON.stringify(headers)}`);
}

function told({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !BY_ITSELF.has(name)));
}
