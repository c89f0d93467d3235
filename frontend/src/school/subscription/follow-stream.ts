import { watchSilence } from '../../api/silence';
import { type Ending, reconnectDelay, type StreamEnd } from './reconnection';

export type Stream<Message extends { kind: string }> = {
  address: string;
  /** Takes what came, and gives the messages that it completes. */
  readerOf: () => (chunk: string) => readonly (Message | Ending)[];
  accessToken: () => Promise<string | undefined>;
  signal: AbortSignal;
  onMessage: (message: Message) => void;
  /** The stream was away for a while, and is there again. */
  onMissed: () => void;
};

/** The server writes a heartbeat each 25 s: two missed ones mean that the connection is dead. */
const longestSilence = 60_000;

/** Read until `end`; after a renewal it is read on until it is closed, and nothing is missed between the two. */
type Reading = Readonly<{ end: Promise<StreamEnd>; close: () => void }>;

/** Reads again and again until the signal ends it, or another try cannot help. */
export async function followStream<Message extends { kind: string }>(stream: Stream<Message>): Promise<void> {
  let failures = 0;
  let former: Reading | undefined;
  while (!stream.signal.aborted) {
    const before = former;
    const reading = read({
      ...stream,
      onMessage(message) {
        before?.close();
        if (failures > 0) stream.onMissed();
        failures = 0;
        stream.onMessage(message);
      },
    });
    const end = await reading.end;
    const delay = reconnectDelay(end, failures, Math.random());
    if (delay === 'never') return;
    former = end.kind === 'renewal' ? reading : undefined;
    if (end.kind !== 'renewal') failures += 1;
    await pause(delay, stream.signal);
  }
}

function read<Message extends { kind: string }>(stream: Stream<Message>): Reading {
  const closed = new AbortController();
  const signal = AbortSignal.any([stream.signal, closed.signal]);
  const end = new Promise<StreamEnd>((resolve) => {
    void readToEnd({ ...stream, signal }, () => resolve({ kind: 'renewal' })).then(resolve);
  });
  return { end, close: () => closed.abort() };
}

async function readToEnd<Message extends { kind: string }>(
  stream: Stream<Message>,
  onRenewal: () => void,
): Promise<StreamEnd> {
  const dead = new AbortController();
  const silence = watchSilence(longestSilence, () => dead.abort());
  try {
    const response = await openStream(stream, AbortSignal.any([stream.signal, dead.signal]));
    if (!response.ok || !response.body) return { kind: 'refused', httpStatus: response.status };
    return await readMessages(response.body, { ...stream, onRenewal }, silence.heard);
  } catch {
    return { kind: 'lost' };
  } finally {
    silence.stop();
  }
}

async function openStream(
  { address, accessToken }: Pick<Stream<{ kind: string }>, 'address' | 'accessToken'>,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${await accessToken()}`, Accept: 'text/event-stream' };
  return fetch(address, { headers, signal, cache: 'no-store' });
}

async function readMessages<Message extends { kind: string }>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  {
    onMessage,
    readerOf,
    onRenewal,
  }: Pick<Stream<Message>, 'onMessage' | 'readerOf'> & { onRenewal: () => void },
  heard: () => void,
): Promise<StreamEnd> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const messagesOf = readerOf();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { kind: 'lost' };
    heard();
    for (const message of messagesOf(value)) {
      if (!isEnding(message)) onMessage(message);
      else if (message.kind === 'end') return { kind: 'ended', reason: message.reason };
      else onRenewal();
    }
  }
}

function isEnding(message: { kind: string }): message is Ending {
  return message.kind === 'renewal' || message.kind === 'end';
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
