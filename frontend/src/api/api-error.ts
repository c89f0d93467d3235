import type { components } from './schema';

type ErrorBody = components['schemas']['ErrorDto'];

/**
 * All that a call is ever rejected with. What our server refused has its code and status. Whatever else happened (no
 * network, silence, a reply that breaks off, one that is not ours) is NETWORK: nothing was heard, a write may have
 * arrived. What its caller gave up is ABANDONED. Both have status 0.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: unknown;

  constructor(code: string, status: number, message: string, details?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Nothing was heard of the server. */
export const unheard = (why: unknown) => new ApiError('NETWORK', 0, String(why));

export type Reply<Data> = { data?: Data; error?: unknown; response: Response };

export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** The data of a reply, or a thrown ApiError: `const plan = await unwrap(api.GET('/api/lesson-plans/{id}', ...))`. */
export async function unwrap<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const { data, error, response } = await reply;
  if (response.ok) return data as Data;
  if (isErrorBody(error)) throw new ApiError(error.code, response.status, error.message, error.details);
  throw refusalOfGateway(response.status);
}

/** Of what stands between the server and us, by a status without our words. */
const ofGateways: Readonly<Record<number, string>> = { 413: 'PAYLOAD_TOO_LARGE', 429: 'RATE_LIMITED' };

/** Something on the way has answered: a proxy whose server is away, a wall that lets nobody out. */
function refusalOfGateway(status: number): ApiError {
  const code = ofGateways[status] ?? (status >= 500 ? 'SERVICE_UNAVAILABLE' : undefined);
  return code ? new ApiError(code, status, 'Answered on the way.') : unheard('Refused on the way.');
}
