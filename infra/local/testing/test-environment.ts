import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CHECKOUT } from '../checkout.ts';

/** The machine's variables without the product's: tests must not reach what somebody's `.env` or shell names. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const product = parseEnv(readFileSync(join(CHECKOUT, '.env.example'), 'utf8'));
  // Empty rather than absent: an empty variable hides the one in `.env`.
  return { ...process.env, ...Object.fromEntries(Object.keys(product).map((name) => [name, ''])) };
}
