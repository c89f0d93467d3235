import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CHECKOUT } from './checkout.ts';

export type Environment = Readonly<Record<string, string>>;

/** The process's variables over those of `.env`. */
export function readEnvironment(): Environment {
  const file = join(CHECKOUT, '.env');
  return mergeEnvironment(existsSync(file) ? readFileSync(file, 'utf8') : '', process.env);
}

/** An empty variable counts as absent, so that `PORT= npm start` is `npm start`. */
export function mergeEnvironment(envFile: string, given: NodeJS.ProcessEnv): Environment {
  return { ...present(parseEnv(envFile)), ...present(given) };
}

function present(variables: NodeJS.Dict<string>): Environment {
  const entries = Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(entries);
}
