import { tellMistake } from '../../api/tell-mistake';
import type { Owner } from '../../session/owner';
import { alone, heldNames } from '../locks';
import { commandLock } from './command-lock';
import { type CommandName, commandNames, isOf } from './command-store';
import type { OutboxKind } from './outbox-kind';
import { sendEach } from './send-each';

/** One that cannot be read, or stumbles before it is sent, holds up none of the others. */
async function waitingOf(owner: Owner, kinds: readonly OutboxKind[]) {
  const names = (await commandNames()).filter(isOf(owner));
  const read = names.map(async (name) => {
    const kind = kinds.find((known) => known.name === name.kind);
    const waiting = await kind?.read(name).catch(tellMistake);
    return kind && waiting ? [{ kind, waiting }] : [];
  });
  return (await Promise.all(read))
    .flat()
    .toSorted((one, other) => one.waiting.editedAt.localeCompare(other.waiting.editedAt));
}

/** Own commands, newest first. */
export async function listWaiting(owner: Owner, kinds: readonly OutboxKind[]) {
  return (await waitingOf(owner, kinds)).map(({ waiting }) => waiting).reverse();
}

/** How many commands of other people wait here: all that anybody else learns of them. */
export async function countOfOthers(owner: Owner): Promise<number> {
  return (await commandNames()).filter(({ personId }) => personId !== owner.personId).length;
}

/** Sends what waits, oldest first, in one tab at a time. What a person must decide, and what somebody edits, stays.
 * Answers of which kinds anything has left. */
export async function sendCommands(owner: Owner, kinds: readonly OutboxKind[]): Promise<readonly string[]> {
  const sent: string[] = [];
  await alone('rekod-outbox', async () => {
    const isHeld = async (name: CommandName) => (await heldNames()).has(commandLock(name));
    sent.push(...(await sendEach(await waitingOf(owner, kinds), isHeld)));
  });
  return sent;
}
