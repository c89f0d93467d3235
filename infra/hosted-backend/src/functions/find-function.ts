import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FunctionError, functionNotFound } from './function-error.ts';
import type { FunctionHandler } from './function-handler.ts';

const nameForm = /^[a-z][a-z\d-]{0,62}$/;

/** @throws FunctionError 404 where the folder holds no such file, 503 where it cannot be loaded */
export async function findFunction(folder: string | undefined, name: string): Promise<FunctionHandler> {
  const files = folder && nameForm.test(name) ? await readdir(folder) : [];
  const file = files.find((each) => each === `${name}.ts` || each === `${name}.js`);
  if (!folder || !file) throw functionNotFound();
  const { handle } = await load(join(folder, file));
  if (typeof handle === 'function') return handle;
  throw bootError();
}

/** Relative, because an absolute path of Windows is no module's address. */
async function load(file: string): Promise<{ handle?: FunctionHandler }> {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
  try {
    return await import(path.startsWith('.') ? path : `./${path}`);
  } catch (error) {
    console.error(error instanceof Error ? error.stack : `The function ${file} failed to load.`);
    throw bootError();
  }
}

const bootError = () =>
  new FunctionError(503, 'BOOT_ERROR', 'Function failed to start (please check logs)', true);
