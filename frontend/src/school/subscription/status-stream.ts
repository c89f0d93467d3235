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

/** Reads again and again until the signal ends it, or another try cannot help. */
export async function followStatus(stream: StatusStream): Promise<void> {
  let failures = 0;
  const onMessage = (message: PushedMessage) => {
    if (failures > 0) stream.onMessage({ kind: 'missed' });
    failures = 0;
    stream.onMessage(message);
  };
  while (!stream.signal.aborted) {
    const end = await readOnce({ ...stream, onMessage });
    const delay = reconnectDelay(end, failures, Math.random());
    if (delay === 'never') return;
    failures += 1;
    await pause(delay, stream.signal);
  }
}

async function readOnce(stream: StatusStream): Promise<StreamEnd> {
  const silence = watchSilence();
  try {
    const response = await openStream(stream, AbortSignal.any([stream.signal, silence.signal]));
    if (!response.ok || !response.body) return { kind: 'refused', httpStatus: response.status };
    return await readMessages(response.body, stream.onMessage, silence.heard);
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
  onMessage: StatusStream['onMessage'],
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
      onMessage(message);
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
