import { tellMistake } from '../../api/tell-mistake';
import { waits } from '../refusal';
import type { CommandName } from './command-store';
import type { OutboxKind, Waiting } from './outbox-kind';

type Found = { kind: Pick<OutboxKind, 'name' | 'send'>; waiting: Pick<Waiting, 'name' | 'standing'> };

/** Of which kinds anything has left. */
export async function sendEach(
  found: readonly Found[],
  isHeld: (name: CommandName) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const sent = new Set<string>();
  for (const { kind, waiting } of found) {
    if (waiting.standing && !waits(waiting.standing)) continue;
    if (await isHeld(waiting.name)) continue;
    const sending = await kind.send(waiting.name).then((standing) => ({ standing }), tellMistake);
    // The network, the session or the subscription stands in the way of all that follows, too.
    if (waits(sending?.standing)) break;
    if (sending && sending.standing === undefined) sent.add(kind.name);
  }
  return sent;
}
