import { isSharedDevice } from '../site/shared-device';
import type { KeptAnswer } from './kept-store';
import { ownerHere } from './owner';

/** Fetched when something is kept or missed. */
const store = () => import('./kept-store');

/** By hand, for what no query asked by this name: whole records that came in a list. */
export async function keepAnswers<Data>(named: readonly (readonly [string, Data])[]): Promise<void> {
  const owner = ownerHere();
  if (!owner || isSharedDevice()) return;
  const { keep } = await store();
  await keep(owner, named, Date.now());
}

export async function keptAnswer<Data>(name: string): Promise<KeptAnswer<Data> | undefined> {
  const owner = ownerHere();
  if (!owner || isSharedDevice()) return undefined;
  const { readKept } = await store();
  return readKept<Data>(owner, name, Date.now());
}

/** At sign-out, and for whoever does not belong to the school any more. */
export async function eraseKeptDay(): Promise<void> {
  const owner = ownerHere();
  if (!owner) return;
  const { eraseKept } = await store();
  await eraseKept(owner.personId);
}

/** On a device of several people nothing stays. */
export async function eraseEverybodysDay(): Promise<void> {
  const { eraseAll } = await store();
  await eraseAll();
}
