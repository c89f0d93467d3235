import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { hearTool, runTool, TOOLS } from './steps/tool.ts';

/** A project's record of what it built names a file that has moved since; nothing but building anew mends it. */
const IS_OF_BEFORE = /\bTS6305\b/;

/** Checkers side by side look at the same types again, each for itself. */
const BUILD = [TOOLS.tsc, '-b', '--checkers', '1'];

const { code, output } = await hearTool([...BUILD, '--pretty', String(process.stdout.isTTY === true)]);
process.stdout.write(output);
process.exitCode = code;
if (code !== 0 && IS_OF_BEFORE.test(output)) {
  console.log('Files have moved since types were built last: building them anew.');
  await rm(join(CHECKOUT, 'node_modules/.cache/types'), { recursive: true, force: true });
  process.exitCode = await runTool(BUILD);
}
