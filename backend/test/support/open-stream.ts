import type { TestSchool } from './builders.js';

export type StreamedEvent = Readonly<{ event: string; data: object }>;
export type OpenStream = Readonly<{
  next(): Promise<StreamedEvent>;
  /** Skips events of other names. */
  nextOf(event: string): Promise<StreamedEvent>;
  /** Until each has come once: who tells of one does not wait for who tells of another. */
  nextOfEach(...events: string[]): Promise<void>;
  close(): void;
}>;

/** The events that an open page of the school hears from the process at `origin`. */
export function openStream(origin: string, { code }: TestSchool, token: string): Promise<OpenStream> {
  return openEvents(`${origin}/api/subscription/events?schoolCode=${code}`, token);
}

export async function openEvents(url: string, token: string): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  expect(response.headers.get('content-type')).toMatch('text/event-stream');
  const events = eventsOf(response.body as ReadableStream<Uint8Array>);
  const next = async () => {
    const { value, done } = await events.next();
    if (done) throw new Error('The stream ended.');
    return value;
  };
  const nextOf = async (event: string) => {
    for (;;) {
      const message = await next();
      if (message.event === event) return message;
    }
  };
  const nextOfEach = async (...events: string[]) => {
    const awaited = new Set(events);
    while (awaited.size > 0) awaited.delete((await next()).event);
  };
  return { next, nextOf, nextOfEach, close: () => abort.abort() };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent, undefined> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.trim()) yield eventOf(block.trim());
  }
}

function eventOf(block: string): StreamedEvent {
  const field = (name: string) => block.match(new RegExp(`^${name}: ?(.*)$`, 'm'))?.[1] ?? '';
  return { event: field('event'), data: JSON.parse(field('data') || '{}') };
}
