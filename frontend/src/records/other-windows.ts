import { queryClient } from '../api/query-client';
import type { RecordKind, Saved } from './record-kind';

type Named = Pick<RecordKind<never>, 'name' | 'queryKey'>;

const channels = new Map<string, BroadcastChannel>();

/** Reaches the records of a noun in this browser's other windows; a window does not hear itself. */
function channelOf({ name }: Named): BroadcastChannel {
  const channel = channels.get(name) ?? new BroadcastChannel(`rekod-record/${name}`);
  channels.set(name, channel);
  return channel;
}

/** What the server has taken: other windows show it, and lists are read anew. */
export function tellWindows<Fields>(kind: Named, record: Saved<Fields>): void {
  channelOf(kind).postMessage(record);
  void queryClient.invalidateQueries({ queryKey: kind.queryKey });
}

/** What another window has saved of this record. */
export function hearWindows<Fields>(
  kind: Named,
  recordId: string,
  hear: (record: Saved<Fields>) => void,
): () => void {
  const channel = channelOf(kind);
  const onMessage = ({ data }: MessageEvent<Saved<Fields>>) => {
    if (data.id === recordId) hear(data);
  };
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
}
