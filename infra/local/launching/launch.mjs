import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { node24 } from './node24.mjs';

const OLDEST_NODE = 20;
/** Compiled code is kept between starts; without it every process compiles thousands of files anew. */
const COMPILE_CACHE = new URL('../../../node_modules/.cache/node', import.meta.url);

/**
 * Runs a launcher written in TypeScript on Node 24, after installing what it needs. Node's own modules are
 * all there is before the installation. The npm scripts say `exec`, so that npm's signals come here rather than
 * to its shell, and the exit code is ours; Windows knows no `exec` and takes what follows `||`.
 */
export async function launch(script) {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE)
    return fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  try {
    await installIfNeeded();
  } catch (error) {
    return fail(error.message);
  }
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const child = spawn(node24(), [file, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: fileURLToPath(COMPILE_CACHE), ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code) => process.exit(code ?? 1));
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
