import type { Owner } from '../../session/owner';
import { alone, heldNames } from '../locks';
import { waits } from '../refusal';
import { commandLock } from './command-lock';
import { commandNames, isOf } from './command-store';
import type { OutboxKind } from './outbox-kind';

async function waitingOf(owner: Owner, kinds: readonly OutboxKind[]) {
  const names = (await commandNames()).filter(isOf(owner));
  const read = names.map(async (name) => {
    const kind = kinds.find((known) => known.name === name.kind);
    const waiting = await kind?.read(name);
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
  const sent = new Set<string>();
  await alone('rekod-outbox', async () => {
    for (const { kind, waiting } of await waitingOf(owner, kinds)) {
      if (waiting.standing && !waits(waiting.standing)) continue;
      if ((await heldNames()).has(commandLock(waiting.name))) continue;
      // The network, the session or the subscription stands in the way of all that follows, too.
      const standing = await kind.send(waiting.name);
      if (waits(standing)) break;
      if (standing === undefined) sent.add(kind.name);
    }
  });
  return [...sent];
}
