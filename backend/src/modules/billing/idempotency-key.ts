import { randomUUID } from 'node:crypto';
import { ValidationError } from '../../platform/errors/errors.js';

/** Visible ASCII, as a header may carry it. */
const FORM = /^[\x21-\x7e]{1,200}$/;

/** The key of a request; one that asks without a key never asks again. */
export function idempotencyKeyOf(header: string | undefined): string {
  if (header === undefined) return randomUUID();
  if (FORM.test(header)) return header;
  const message = 'must be 1 to 200 visible characters';
  throw new ValidationError([{ field: 'Idempotency-Key', message }]);
}
