import type { components } from './schema';

type ErrorBody = components['schemas']['ErrorDto'];

/** A refusal of the API (`status` >= 400), or of the network: code NETWORK, status 0. */
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

type Reply<Data> = { data?: Data; error?: unknown; response: Response };

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** The data of a reply, or a thrown ApiError: `const plan = await unwrap(api.GET('/api/lesson-plans/{id}', ...))`. */
export async function unwrap<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const { data, error, response } = await reply;
  if (response.ok) return data as Data;
  if (isErrorBody(error)) throw new ApiError(error.code, response.status, error.message, error.details);
  throw new ApiError('INTERNAL', response.status, response.statusText);
}
