import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';
import { sendWithRetry } from './retry';
import type { paths } from './schema';

type AccessToken = () => Promise<string | undefined>;

let accessToken: AccessToken = async () => undefined;

/** The session lives above this folder and lends its token, fresh at every request. */
export function lendAccessToken(source: AccessToken): void {
  accessToken = source;
}

const bearer: Middleware = {
  async onRequest({ request }) {
    // A call that brings a token of its own keeps it.
    if (request.headers.has('Authorization')) return request;
    const token = await accessToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  onError({ error, request }) {
    if (request.signal.aborted) return;
    return new ApiError('NETWORK', 0, String(error));
  },
};

/** Typed by the contract; a rejected network request becomes an ApiError of code NETWORK. */
export const api = createClient<paths>({ baseUrl: '', fetch: (request) => sendWithRetry(request) });

api.use(bearer);
