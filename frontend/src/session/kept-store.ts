import { clear, createStore, delMany, entries, get, keys, setMany } from 'idb-keyval';
import { isTooOld } from './kept-age';
import type { Owner } from './owner';

/** What the server once said, and when. */
export type KeptAnswer<Data> = { data: Data; at: number };

const answers = createStore('rekod-kept-day', 'answers');

const keyOf = ({ personId, schoolCode }: Owner, name: string) => `${personId}/${schoolCode}/${name}`;

export async function keep<Data>(owner: Owner, named: readonly (readonly [string, Data])[], at: number) {
  await setMany(
    named.map(([name, data]) => [keyOf(owner, name), { data, at }]),
    answers,
  );
}

/** Undefined also for what is too old to be shown. */
export async function readKept<Data>(
  owner: Owner,
  name: string,
  now: number,
): Promise<KeptAnswer<Data> | undefined> {
  const kept = await get<KeptAnswer<Data>>(keyOf(owner, name), answers);
  return kept && !isTooOld(kept.at, now) ? kept : undefined;
}

/** Of one person on this host. */
export async function eraseKept(personId: string): Promise<void> {
  const all = await keys<string>(answers);
  await delMany(
    all.filter((key) => key.startsWith(`${personId}/`)),
    answers,
  );
}

/** Of everybody. */
export const eraseAll = () => clear(answers);

/** Of whomever. */
export async function eraseTooOld(now: number): Promise<void> {
  const all = await entries<string, KeptAnswer<unknown>>(answers);
  await delMany(
    all.filter(([, { at }]) => isTooOld(at, now)).map(([key]) => key),
    answers,
  );
}
