import { operations, resolved, type Schema } from './contract.js';
import type { Method } from './test-app.js';

/**
 * What may be sent to an operation, as the contract says it, with a word of its own in every text that is free to be
 * anything; `given`: all that is not. A field that is new is filled without being named anywhere.
 */
export function filled(
  [method, path]: readonly [Method, string],
  word: (field: string) => string,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const body = operations().find((operation) => operation.method === method && operation.path === path)?.body;
  if (!body) throw new Error(`Nothing is sent to ${method} ${path}.`);
  const { properties = {} } = resolved(body);
  const texts = Object.entries(properties)
    .filter(([field, schema]) => field !== 'schoolCode' && isFreeText(schema))
    .map(([field, schema]) => [field, schema.type === 'array' ? [word(field)] : word(field)]);
  return { ...Object.fromEntries(texts), ...given };
}

function isFreeText({ type, items, format, maxLength, ...schema }: Schema): boolean {
  if (type === 'array') return items !== undefined && isFreeText(resolved(items));
  return type === 'string' && !schema.enum && !format && maxLength !== undefined;
}
