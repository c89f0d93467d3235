/** A reply that has come to its end. */
export type WholeReply = { head: Response; parts: readonly Uint8Array<ArrayBuffer>[] };

/** Reads it to its end; rejects where it breaks off, also where what carried it has closed it as if it were whole. */
export async function readWhole(head: Response, heard: (bytes: number) => void): Promise<WholeReply> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = head.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    heard(part.value.byteLength);
    parts.push(part.value);
  }
  if (isCut(head, parts)) throw new TypeError('The reply broke off.');
  return { head, parts };
}

function isCut({ headers }: Response, parts: WholeReply['parts']): boolean {
  const announced = headers.get('Content-Length');
  // Then it counts what has travelled.
  if (announced === null || headers.has('Content-Encoding')) return false;
  return Number(announced) !== parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

export function textOf({ parts }: WholeReply): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

export const jsonOf = (reply: WholeReply): unknown => JSON.parse(textOf(reply));

export const blobOf = ({ head, parts }: WholeReply): Blob =>
  new Blob([...parts], { type: head.headers.get('Content-Type') ?? '' });
