import type { Session } from './sign-in.ts';
import { randomAddress } from './status-requests.ts';

export type Stream = Readonly<{
  /** Resolves once this text has come. */
  until(text: string): Promise<void>;
  close(): void;
}>;

/** A stream of server-sent events, as an open page reads it. */
export async function openStream(url: string, { authorization }: Session): Promise<Stream> {
  const end = new AbortController();
  const headers = { authorization, 'x-forwarded-for': randomAddress() };
  const { status, body } = await fetch(url, { headers, signal: end.signal });
  if (status !== 200 || body === null) throw new Error(`${url}: ${status}`);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    until: async (text) => {
      while (!heard.includes(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended without ${text}.`);
        heard += value;
      }
      heard = '';
    },
    close: () => end.abort(),
  };
}
