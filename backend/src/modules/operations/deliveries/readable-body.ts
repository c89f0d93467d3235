/** A body as a person may read it. `isText` is false where bytes were replaced for that. */
export type ReadableBody = Readonly<{ text: string; bytes: number; isText: boolean }>;

/** Shown as text and never interpreted; control characters besides line ends become visible. */
export function readableBody(raw: Buffer): ReadableBody {
  const decoded = raw.toString('utf8');
  const text = decoded.replaceAll(CONTROL, '\ufffd');
  return { text, bytes: raw.length, isText: text === decoded && Buffer.from(decoded).equals(raw) };
}

// Also those that turn the direction of writing: what looks like one text must not be another.
const CONTROL = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;
