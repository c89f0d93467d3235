export const json = 'application/json; charset=utf-8';

export type Sent = { status: number; type: string; body: string };

/** What a captive portal shows. */
export const page: Sent = {
  status: 200,
  type: 'text/html',
  body: '<!doctype html><title>Log masuk Wi-Fi</title>',
};

export const bytesOf = (text: string) => new TextEncoder().encode(text);

type End = (to: ReadableStreamDefaultController) => void | Promise<void>;

export const close: End = (to) => to.close();
export const breakOff: End = (to) => to.error(new TypeError('network error'));
export const sayNoMore: End = () => new Promise(() => undefined);

/** So much of it as `upTo` bytes, then the end. `isMeasured`: it says how long it is as a whole. */
export function replyOf(
  { status, type, body }: Sent,
  upTo = bytesOf(body).length,
  end = close,
  isMeasured = true,
): Response {
  const bytes = bytesOf(body);
  const left = [bytes.slice(0, upTo)];
  const stream = new ReadableStream({
    pull(to) {
      const part = left.shift();
      return part && part.length > 0 ? to.enqueue(part) : end(to);
    },
  });
  const headers = { 'Content-Type': type, ...(isMeasured && { 'Content-Length': String(bytes.length) }) };
  return new Response(stream, { status, headers });
}

/** So many bytes each second, for ever. */
export function drip(type: string, bytes: number): Response {
  const slow = new ReadableStream({
    pull: async (to) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      to.enqueue(new Uint8Array(bytes).fill(0x20));
    },
  });
  return new Response(slow, { headers: { 'Content-Type': type } });
}

const refusal: Sent = {
  status: 409,
  type: json,
  body: '{"code":"NOTE_CONFLICT","message":"","details":{"cu',
};

/** What may become of a write whose reply does not come, and after how many seconds that is known. `whole`: what the
 * server has said. */
export const brokenReplies: readonly [
  how: string,
  seconds: number,
  reply: (whole: Sent) => Promise<Response>,
][] = [
  ['nothing, for the network is away', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a reply that breaks off', 0, async (whole) => replyOf(whole, 40, breakOff)],
  ['a reply that ends too early', 0, async (whole) => replyOf(whole, 40, close, false)],
  ['a refusal that ends too early', 0, async () => replyOf(refusal)],
  ['the page of a captive portal', 0, async () => replyOf(page)],
  ['a page that refuses', 0, async () => replyOf({ ...page, status: 403 })],
  ['nothing in place of a record', 0, async () => new Response(null, { status: 204 })],
  ['what is no record', 0, async () => replyOf({ status: 200, type: json, body: '{"status":"ok"}' })],
  ['silence', 20, () => new Promise(() => undefined)],
  ['silence in the middle of a reply', 20, async (whole) => replyOf(whole, 40, sayNoMore)],
  ['a drip that never ends', 20, async () => drip(json, 1)],
];
