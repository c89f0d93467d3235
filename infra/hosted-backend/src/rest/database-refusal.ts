import { RestError } from './rest-error.ts';

/** The classes of SQLSTATE that a caller can bring about, and what the real server makes of each. */
export function databaseRefusal(error: unknown, anonymous: boolean): RestError | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error))
    return undefined;
  const { code, message } = error;
  if (typeof code !== 'string' || typeof message !== 'string') return undefined;
  const status = statusOf(code, anonymous);
  return status === undefined ? undefined : new RestError(status, code, message);
}

function statusOf(code: string, anonymous: boolean): number | undefined {
  if (code === '42501') return anonymous ? 401 : 403;
  if (code === '42P01' || code === '42883') return 404;
  if (code === '57014') return 504;
  return code.startsWith('22') || code.startsWith('42') ? 400 : undefined;
}
