import type { Broadcast } from './broadcast.ts';

/** A broadcast as the client sends it in a binary frame. */
export interface BroadcastPush {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  broadcast: Broadcast;
  /** The real server can keep a message; this one says that it cannot. */
  persist: boolean;
}

const kind = 3;
const headerBytes = 7;

/** @throws SyntaxError for anything else than a binary frame of that kind */
export function readBroadcastPush(frame: Buffer): BroadcastPush {
  if (frame.length < headerBytes || frame[0] !== kind) throw new SyntaxError('not a broadcast');
  let offset = headerBytes;
  const [joinRef = '', ref = '', topic = '', event = '', metadata = ''] = [1, 2, 3, 4, 5].map((position) => {
    const start = offset;
    offset += frame.readUInt8(position);
    return frame.toString('utf8', start, offset);
  });
  if (offset > frame.length) throw new SyntaxError('a broadcast cut short');
  const encoding = frame[6] === 1 ? 'json' : 'binary';
  const body = frame.subarray(offset);
  if (encoding === 'json') JSON.parse(body.toString());
  const broadcast: Broadcast = { event, encoding, body };
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    broadcast,
    persist: /"persist"/.test(metadata),
  };
}
