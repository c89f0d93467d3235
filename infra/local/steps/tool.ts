import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CHECKOUT } from '../checkout.ts';

/** The entry files of the tools: run by our own Node, whatever the PATH holds. */
export const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  // The seventh, which is a third of the work; `typescript` is the last that lets others read sources with it.
  tsc: 'node_modules/typescript-compiler/bin/tsc',
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

/** The same with its output kept, for what runs beside other tools. */
export async function hearTool(command: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [...command], { cwd: CHECKOUT, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code ?? 1, output: out + err };
}
