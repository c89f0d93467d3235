import { reconnectDelay, type StreamEnd } from './reconnection';
import { type PushedMessage, statusMessageReader } from './status-messages';

export type StatusStream = {
  schoolCode: string;
  accessToken: () => Promise<string | undefined>;
  signal: AbortSignal;
  onMessage: (message: PushedMessage) => void;
};

/** The server writes a heartbeat each 25 s: two missed ones mean that the connection is dead. */
const longestSilence = 60_000;

/** Read until `end`; after a renewal it is read on until it is closed, and nothing is missed between the two. */
type Reading = Readonly<{ end: Promise<StreamEnd>; close: () => void }>;

/** Reads again and again until the signal ends it, or another try cannot help. */
export async function followStatus(stream: StatusStream): Promise<void> {
  let failures = 0;
  let former: Reading | undefined;
  while (!stream.signal.aborted) {
    const before = former;
    const reading = read({
      ...stream,
      onMessage(message) {
        before?.close();
        if (failures > 0) stream.onMessage({ kind: 'missed' });
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

function read(stream: StatusStream): Reading {
  const closed = new AbortController();
  const signal = AbortSignal.any([stream.signal, closed.signal]);
  const end = new Promise<StreamEnd>((resolve) => {
    void readToEnd({ ...stream, signal }, () => resolve({ kind: 'renewal' })).then(resolve);
  });
  return { end, close: () => closed.abort() };
}

async function readToEnd(stream: StatusStream, onRenewal: () => void): Promise<StreamEnd> {
  const silence = watchSilence();
  try {
    const response = await openStream(stream, AbortSignal.any([stream.signal, silence.signal]));
    if (!response.ok || !response.body) return { kind: 'refused', httpStatus: response.status };
    return await readMessages(response.body, { ...stream, onRenewal }, silence.heard);
  } catch {
    return { kind: 'lost' };
  } finally {
    silence.stop();
  }
}

async function openStream({ schoolCode, accessToken }: StatusStream, signal: AbortSignal): Promise<Response> {
  const headers = { Authorization: `Bearer ${await accessToken()}`, Accept: 'text/event-stream' };
  const query = new URLSearchParams({ schoolCode });
  return fetch(`/api/subscription/events?${query}`, { headers, signal, cache: 'no-store' });
}

async function readMessages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onMessage, onRenewal }: Pick<StatusStream, 'onMessage'> & { onRenewal: () => void },
  heard: () => void,
): Promise<StreamEnd> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const messagesOf = statusMessageReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { kind: 'lost' };
    heard();
    for (const message of messagesOf(value)) {
      if (message.kind === 'end') return { kind: 'ended', reason: message.reason };
      if (message.kind === 'renewal') onRenewal();
      else onMessage(message);
    }
  }
}

function watchSilence() {
  const dead = new AbortController();
  const start = () => setTimeout(() => dead.abort(), longestSilence);
  let timer = start();
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = start();
  };
  return { signal: dead.signal, heard, stop };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
