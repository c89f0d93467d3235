import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));
const LOCK = join(CHECKOUT, 'package-lock.json');
const MODULES = join(CHECKOUT, 'node_modules');
/** The lock file's hash at the last complete installation; `npm ci` empties the folder and takes it away. */
const STAMP = join(MODULES, '.installed-lock');
const INSTALLED = join(MODULES, '.package-lock.json');

/** Installs when node_modules is missing or the lock file has changed since. */
export async function installIfNeeded() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!isInstalledByHand()) installFromLock();
  writeFileSync(STAMP, wanted);
}

/** Somebody who ran `npm install` has everything already: npm keeps its own list of what is there. */
function isInstalledByHand() {
  if (!existsSync(INSTALLED)) return false;
  const locked = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(locked)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional && !entry.link)
    .every(([path, { version }]) => installed[path]?.version === version);
}

function installFromLock() {
  console.log('Installing dependencies ...');
  const npm = npmCommand();
  const { status } = spawnSync(npm.file, [...npm.args, 'ci', '--include=dev', '--loglevel=error'], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: npm.shell,
  });
  if (status !== 0)
    throw new Error('The dependencies could not be installed: see the messages of npm ci above.');
}

/** The npm that started us, or else the one on the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js')) return { file: process.execPath, args: [running], shell: false };
  const besideNode = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  if (existsSync(besideNode)) return { file: process.execPath, args: [besideNode], shell: false };
  return { file: 'npm', args: [], shell: process.platform === 'win32' };
}
