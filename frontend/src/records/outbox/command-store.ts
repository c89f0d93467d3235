import { createStore, del, entries, get, keys, promisifyRequest, set, update } from 'idb-keyval';
import type { Owner } from '../../session/owner';
import type { Draft, KeptDraft } from '../open-record';
import { sameValue } from '../same-value';

/** Which record of which noun. */
export type RecordName = Owner & { kind: string; recordId: string };
/** The text of one window of it. Older builds kept one text a record: there it is empty. */
export type CommandName = RecordName & { window: string };

const commands = createStore('rekod-outbox', 'commands');
/** Where older builds kept the drafts of lesson plans. */
const olderDrafts = createStore('rekod-drafts', 'lesson-plans');

const keyOf = ({ personId, schoolCode, kind, recordId, window }: CommandName) =>
  [personId, schoolCode, kind, recordId, ...(window ? [window] : [])].join('/');

function nameIn(key: string): CommandName {
  const [personId = '', schoolCode = '', kind = '', recordId = '', window = ''] = key.split('/');
  return { personId, schoolCode, kind, recordId, window };
}

/** Once a document, before anything is read: an older build may have left something since. */
async function carryOlderDrafts(): Promise<void> {
  for (const [key, draft] of await entries<string, KeptDraft<object>>(olderDrafts)) {
    const [personId = '', schoolCode = '', recordId = ''] = key.split('/');
    const name = keyOf({ personId, schoolCode, kind: 'lesson-plan', recordId, window: 'older' });
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

type Known = KeptDraft<object> | undefined;

/** Puts there what `draftOver` makes of what stands under the name, where it makes anything of it: nobody writes in
 * between. Resolves once the store has committed it, to whether it was put. */
export async function keepCommand<Fields>(
  name: CommandName,
  draftOver: (known: Known) => Draft<Fields> | undefined,
): Promise<boolean> {
  askPersistence();
  const isPut = await commands('readwrite', async (store) => {
    const draft = draftOver(await promisifyRequest(store.get(keyOf(name))));
    if (draft) store.put(draft, keyOf(name));
    if (draft) await promisifyRequest(store.transaction);
    return draft !== undefined;
  });
  if (isPut) tellAll();
  return isPut;
}

/** A text of one window, as it was read. */
export type Command<Fields> = { name: CommandName; kept: KeptDraft<Fields> };

/** One text for several windows that are gone, unless any of them was written since. */
export async function foldCommands<Fields>(
  [first, ...others]: readonly [Command<Fields>, ...Command<Fields>[]],
  draft: Draft<Fields>,
): Promise<void> {
  await commands('readwrite', async (store) => {
    for (const { name, kept } of [first, ...others]) {
      const known: Known = await promisifyRequest(store.get(keyOf(name)));
      if (!known || !sameValue(known.text, kept.text)) return;
    }
    store.put(draft, keyOf(first.name));
    for (const { name } of others) store.delete(keyOf(name));
    await promisifyRequest(store.transaction);
  });
  tellAll();
}

/** What was written under the name meanwhile stands. */
export async function dropIfSame(name: CommandName, text: object): Promise<void> {
  await commands('readwrite', async (store) => {
    const known: Known = await promisifyRequest(store.get(keyOf(name)));
    if (!known || !sameValue(known.text, text)) return;
    store.delete(keyOf(name));
    await promisifyRequest(store.transaction);
  });
  tellAll();
}

export async function dropCommand(name: CommandName): Promise<void> {
  await del(keyOf(name), commands);
  tellAll();
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
  return (await keys<string>(commands)).map(nameIn);
}

const isOfRecord = (record: RecordName) => (name: CommandName) =>
  isOf(record)(name) && name.kind === record.kind && name.recordId === record.recordId;

/** Of every window, the last one first. */
export function commandsOf<Fields>(record: RecordName): Promise<Command<Fields>[]> {
  return commandsWhere(isOfRecord(record));
}

/** Of every record of one noun, the last one first. */
export function commandsOfKind<Fields>(owner: Owner, kind: string): Promise<Command<Fields>[]> {
  return commandsWhere((name) => isOf(owner)(name) && name.kind === kind);
}

async function commandsWhere<Fields>(isAsked: (name: CommandName) => boolean): Promise<Command<Fields>[]> {
  await ready();
  const all = await entries<string, KeptDraft<Fields>>(commands);
  return all
    .map(([key, kept]) => ({ name: nameIn(key), kept }))
    .filter(({ name }) => isAsked(name))
    .toSorted((one, other) => other.kept.editedAt.localeCompare(one.kept.editedAt));
}

export const isOf =
  ({ personId, schoolCode }: Owner) =>
  (name: CommandName) =>
    name.personId === personId && name.schoolCode === schoolCode;
