import type { FastifyRequest } from 'fastify';
import { RestError } from './rest-error.ts';

type Call = FastifyRequest<{ Params: { name: string } }>;

/** In the words of the real server, which names the arguments it looked for. */
export function unknownFunction(schema: string, call: Call): RestError {
  const names = argumentNames(call).sort();
  const called = `${schema}.${call.params.name}`;
  const orBody = call.method === 'POST' ? ' or with a single unnamed json/jsonb parameter' : '';
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${called}${names.length === 0 ? without : `(${names.join(', ')})`} in the schema cache`,
    `Searched for the function ${called}${searched(names)}${orBody}, but no matches were found in the schema cache.`,
  );
}

const without = ' without parameters';

function searched(names: string[]): string {
  if (names.length === 0) return without;
  return ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
}

function argumentNames({ method, url, body }: Call): string[] {
  if (method === 'GET') return [...new URL(url, 'http://any').searchParams.keys()];
  return typeof body === 'string' && body.trim() !== '' ? Object.keys(argumentsOf(body)) : [];
}

function argumentsOf(body: string): object {
  try {
    const given: unknown = JSON.parse(body);
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}
