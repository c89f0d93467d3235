import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CHECKOUT } from '../checkout.ts';

export type Environment = Readonly<Record<string, string>>;

/** The process's variables over those of `.env`. */
export function readEnvironment(): Environment {
  const file = join(CHECKOUT, '.env');
  return mergeEnvironment(existsSync(file) ? readFileSync(file, 'utf8') : '', process.env);
}

/** An empty variable counts as absent, and hides the one in the file. */
export function mergeEnvironment(envFile: string, given: NodeJS.ProcessEnv): Environment {
  const merged = Object.entries({ ...parseEnv(envFile), ...given });
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
