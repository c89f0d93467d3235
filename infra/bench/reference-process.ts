import { join } from 'node:path';
import type { Environment } from '../local/product/environment.ts';
import { freePort } from '../local/product/ports.ts';
import { type ChildScript, withScript } from './child-script.ts';

export type ReferenceProcess = ChildScript & Readonly<{ url: string }>;

/** Does `work` against a script of reference/ that has said it is ready; resolves when that is stopped. */
export async function withReference<T>(
  script: string,
  environment: Environment,
  work: (reference: ReferenceProcess) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  return withScript(join('reference', script), { ...environment, PORT: String(port) }, (child) =>
    work({ ...child, url: `http://127.0.0.1:${port}` }),
  );
}
