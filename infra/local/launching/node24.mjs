import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);
const RUNTIME = Number.parseInt(devDependencies.node, 10);

/** The Node that runs everything: the one that runs this, or the one npm brought. */
export function node24() {
  if (Number.parseInt(process.versions.node, 10) >= RUNTIME) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = fileURLToPath(new URL(`../../../node_modules/node/bin/${name}`, import.meta.url));
  return existsSync(brought) ? brought : process.execPath;
}
