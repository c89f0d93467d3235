import type { FastifyRequest } from 'fastify';
import { validationFailed } from '../auth/auth-error.ts';

/** One value of the query; an empty one counts as absent. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const values = new URLSearchParams(request.url.split('?').slice(1).join('?')).getAll(name);
  if (values.length > 1) throw validationFailed(`${name} is given more than once`);
  const [value] = values;
  if (value?.includes('\0')) throw validationFailed(`${name} holds text that cannot be stored`);
  return value || undefined;
}
