import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { apiKeyOf } from './caller.ts';

/** Stands where the gateway stands before the real server, and answers in its words. */
export function apiKeyGate({ apiKeys, now }: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.routeOptions.config.withoutApiKey) return;
    const key = apiKeyOf(request) ?? queryKey(request);
    if (!key) return reply.status(401).send(noKey);
    if (!(await apiKeys.accepts(key, now()))) return reply.status(401).send(invalidKey);
  };
}

/** Links opened by a browser carry the key in the address. */
function queryKey(request: FastifyRequest): string | undefined {
  return new URLSearchParams(request.url.split('?')[1]).get('apikey') ?? undefined;
}

const noKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};

const invalidKey = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to anybody, as the key set is. */
    withoutApiKey?: boolean;
  }
}
