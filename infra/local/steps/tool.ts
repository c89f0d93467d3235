import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHECKOUT } from '../checkout.ts';

/** The entry files of the tools: run by our own Node, whatever the PATH holds. */
export const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
} as const;

/** Runs a script of the checkout to its end, with its output on ours. Resolves to its exit code. */
export async function runTool(
  command: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const child = spawn(process.execPath, [...command], { cwd: CHECKOUT, env: environment, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
