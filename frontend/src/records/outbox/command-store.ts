import { createStore, del, entries, get, promisifyRequest, set, update } from 'idb-keyval';
import type { Owner } from '../../session/owner';
import { isSharedDevice } from '../../site/shared-device';
import type { Draft, KeptDraft } from '../open-record';
import { sameValue } from '../same-value';

/** Which record of which noun. */
export type CommandName = Owner & { kind: string; recordId: string };

const commands = createStore('rekod-outbox', 'commands');
/** Where older builds kept the drafts of lesson plans. */
const olderDrafts = createStore('rekod-drafts', 'lesson-plans');

const keyOf = ({ personId, schoolCode, kind, recordId }: CommandName) =>
  `${personId}/${schoolCode}/${kind}/${recordId}`;

function nameIn(key: string): CommandName {
  const [personId = '', schoolCode = '', kind = '', recordId = ''] = key.split('/');
  return { personId, schoolCode, kind, recordId };
}

/** Once a document, before anything is read: an older build may have left something since. */
async function carryOlderDrafts(): Promise<void> {
  for (const [key, draft] of await entries<string, KeptDraft<object>>(olderDrafts)) {
    const [personId = '', schoolCode = '', recordId = ''] = key.split('/');
    const name = keyOf({ personId, schoolCode, kind: 'lesson-plan', recordId });
    const newer = (known?: KeptDraft<object>) => (known && known.editedAt > draft.editedAt ? known : draft);
    await update(name, newer, commands);
    await del(key, olderDrafts);
  }
}

let carried: Promise<void> | undefined;

function ready(): Promise<void> {
  carried ??= carryOlderDrafts().catch((failure) => {
    carried = undefined;
    throw failure;
  });
  return carried;
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rekod-outbox');
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

channel?.addEventListener('message', announce);

/** Hears of every command that comes or goes, in whichever tab. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  announce();
  channel?.postMessage({});
}

export async function readCommand<Fields>(name: CommandName): Promise<KeptDraft<Fields> | undefined> {
  await ready();
  return get<KeptDraft<Fields>>(keyOf(name), commands);
}

let isPersistenceAsked = false;

/** So that the browser does not drop it where room is short; it answers without a word to the person, or asks. */
function askPersistence(): void {
  if (isPersistenceAsked) return;
  isPersistenceAsked = true;
  void navigator.storage?.persist?.();
}

/** Resolves once the store has committed it. */
export async function keepCommand<Fields>(name: CommandName, draft: Draft<Fields>): Promise<void> {
  if (isSharedDevice()) throw new Error('Nothing is kept on a shared device.');
  askPersistence();
  // A text that was tried in vain is as old as its last word.
  const kept = (known?: KeptDraft<Fields>) =>
    known && sameValue(known.text, draft.text) ? { ...draft, editedAt: known.editedAt } : draft;
  await update(keyOf(name), kept, commands);
  tellAll();
}

export async function dropCommand(name: CommandName): Promise<void> {
  await del(keyOf(name), commands);
  tellAll();
}

type Change = (store: IDBObjectStore, key: string) => void;

async function changeIfSame(name: CommandName, text: object, change: Change): Promise<boolean> {
  const isSame = await commands('readwrite', async (store) => {
    const known: KeptDraft<object> | undefined = await promisifyRequest(store.get(keyOf(name)));
    const found = known !== undefined && sameValue(known.text, text);
    if (found) change(store, keyOf(name));
    return found;
  });
  if (isSame) tellAll();
  return isSame;
}

/** The hold of whoever sends a command that nobody was editing. An editor may open meanwhile: what is written there is
 * newer, and stands. */
export function holdOf<Fields extends object>(name: CommandName, kept: KeptDraft<Fields>) {
  let text: object = kept.text;
  return {
    async keep(draft: Draft<Fields>): Promise<void> {
      const aged = { ...draft, editedAt: kept.editedAt };
      if (await changeIfSame(name, text, (store, key) => store.put(aged, key))) text = draft.text;
    },
    async drop(): Promise<void> {
      await changeIfSame(name, text, (store, key) => store.delete(key));
    },
  };
}

/** Takes it out and says how to put it back. */
export async function takeCommand(name: CommandName): Promise<() => Promise<void>> {
  const taken = await get<KeptDraft<object>>(keyOf(name), commands);
  await dropCommand(name);
  return async () => {
    await set(keyOf(name), taken, commands);
    tellAll();
  };
}

export async function commandNames(): Promise<CommandName[]> {
  await ready();
  const all = await entries<string, unknown>(commands);
  return all.map(([key]) => nameIn(key));
}

export const isOf =
  ({ personId, schoolCode }: Owner) =>
  (name: CommandName) =>
    name.personId === personId && name.schoolCode === schoolCode;
