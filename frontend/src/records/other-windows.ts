import { queryClient } from '../api/query-client';
import type { RecordKind, Saved } from './record-kind';

type Named = Pick<RecordKind<never>, 'name' | 'queryKey'>;

const channels = new Map<string, BroadcastChannel>();
/** By noun and id, the newest version that this browser is known to have saved. */
const versions = new Map<string, number>();

const keyOf = ({ name }: Named, recordId: string) => `${name}/${recordId}`;

/** Reaches the records of a noun in this browser's other windows; a window does not hear itself. */
function channelOf(kind: Named): BroadcastChannel {
  const known = channels.get(kind.name);
  if (known) return known;
  const channel = new BroadcastChannel(`rekod-record/${kind.name}`);
  channel.addEventListener('message', ({ data }: MessageEvent<Saved<object>>) => {
    versions.set(keyOf(kind, data.id), Math.max(data.version, versionSavedHere(kind, data.id)));
  });
  channels.set(kind.name, channel);
  return channel;
}

/** 0 where nothing of it was saved here since the page was opened. */
export function versionSavedHere(kind: Named, recordId: string): number {
  return versions.get(keyOf(kind, recordId)) ?? 0;
}

/** What the server has taken: whoever has it open goes on from there, in this window too, where the outbox saves beside
 * an editor. Lists are read anew. */
export function tellWindows<Fields>(kind: Named, record: Saved<Fields>): void {
  const channel = channelOf(kind);
  channel.postMessage(record);
  channel.dispatchEvent(new MessageEvent('message', { data: record }));
  void queryClient.invalidateQueries({ queryKey: kind.queryKey });
}

/** What was saved of this record in this browser, by whomever. */
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
