import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

/** Of a file by its path in the checkout, or of a package by its place in the lock file. */
type Contents = Readonly<Record<string, string>>;
type LockEntry = Readonly<{ version?: string; integrity?: string }>;
type State = Readonly<{ files: Contents; packages: Readonly<Record<string, LockEntry>> }>;

/** The digest of the state that its suite was last run whole on, without a failure. Committed. */
const TESTED = 'infra/hosted-backend/tested.txt';
/** A client with what it brings. */
const OF_A_CLIENT = /(^|\/)node_modules\/@supabase\//;

/** One for each state of its folder and of the versions of its clients. */
export function digestOf({ files, packages }: State): string {
  const clients = Object.entries(packages)
    .filter(([place]) => OF_A_CLIENT.test(place))
    .map(([place, { version, integrity }]) => [place, version, integrity]);
  const sources = Object.entries(files).filter(([path]) => path !== TESTED);
  const parts = [...sources, ...clients].map((part) => JSON.stringify(part)).toSorted();
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** Whether its suite has been run whole on what stands here. */
export function isHostedBackendTested(): boolean {
  const state = stateOfCheckout();
  return state.files[TESTED]?.trim() === digestOf(state);
}

export function noteHostedBackendTested(): void {
  writeFileSync(join(CHECKOUT, TESTED), `${digestOf(stateOfCheckout())}\n`);
}

function stateOfCheckout(): State {
  const paths = globSync('infra/hosted-backend/**/*.*', { cwd: CHECKOUT, exclude: ['**/node_modules'] });
  const files = paths.map((path) => [path, readFileSync(join(CHECKOUT, path), 'utf8')]);
  const { packages } = JSON.parse(readFileSync(join(CHECKOUT, 'package-lock.json'), 'utf8'));
  return { files: Object.fromEntries(files), packages };
}
