import { realtime } from '../../../live/realtime-client';
import { randomUuid } from '../../../ui/random-uuid';
import { othersIn, type Present } from './present';

type Room = { topic: string; me: Present; onChange: (others: Present[]) => void };

/** The library hands out the channel of a topic that is still being left. */
let leaving: Promise<unknown> = Promise.resolve();

/** Shows oneself in a private room and tells who else is there. Without the service, or where the room is closed to
 * the person, nobody is: no page waits for it. Returns what leaves. */
export function enterRoom(room: Room): () => void {
  const left = new AbortController();
  void leaving.then(() => !left.signal.aborted && stay(room, left.signal));
  return () => left.abort();
}

function stay({ topic, me, onChange }: Room, left: AbortSignal): void {
  const client = realtime();
  const key = randomUuid();
  const channel = client.channel(topic, { config: { private: true, presence: { key } } });
  channel.on('presence', { event: 'sync' }, () => {
    if (!left.aborted) onChange(othersIn(channel.presenceState(), key));
  });
  channel.subscribe((status) => {
    if (left.aborted) return;
    if (status === 'SUBSCRIBED') void channel.track(me);
    else onChange([]);
  });
  left.addEventListener('abort', () => {
    leaving = client.removeChannel(channel);
  });
}
