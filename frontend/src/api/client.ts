import createClient from 'openapi-fetch';
import { answerTo, type Send } from './answer';
import type { Reply } from './api-error';
import { sendOrTake } from './asked-ahead';
import type { paths } from './schema';

type AccessToken = () => Promise<string | undefined>;

let accessToken: AccessToken = async () => undefined;

/** The session lives above this folder and lends its token, fresh at every request. */
export function lendAccessToken(source: AccessToken): void {
  accessToken = source;
}

async function signRequest({ headers }: Request): Promise<void> {
  // A call that brings a token of its own keeps it.
  if (headers.has('Authorization')) return;
  const token = await accessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
}

/** `send`: what carries a request. */
export function clientOf(baseUrl: string, send: Send) {
  const client = createClient<paths>({ baseUrl });
  client.use({
    onRequest: ({ request, schemaPath, options }) =>
      answerTo({ request, path: schemaPath, isFile: options.parseAs === 'blob' }, signRequest, send),
  });
  return client;
}

/** Typed by the contract. Resolves to what the server said, rejects with an ApiError alone. */
export const api = clientOf('', sendOrTake);

type Asked = {
  params?: { path?: Readonly<Record<string, string>>; query?: object };
  body?: object;
  signal?: AbortSignal;
};
type RequestOf = <Told>(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  asked: Asked,
) => Promise<Reply<Told>>;

/** The same for a path that is put together of parts, as the calls of a noun are: whoever makes it types it by the
 * contract. */
export const request: RequestOf = (method, path, asked) =>
  (api.request as unknown as RequestOf)(method, path, asked);
