import { Socket } from 'node:net';
import type { ClientBase } from 'pg';

declare module 'pg' {
  // Every client has one; the types say so of `Client` alone.
  interface ClientBase {
    readonly connection: Connection;
  }
}

/** How soon a server that is asked whether it is there has to answer. */
const ANSWER_MS = 5_000;

/** A line that is idle is looked after by the system: what it finds dead ends with an error. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** A query that fails for it fails as one whose database is away. */
class SilentLineError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database has fallen silent: its connection is given up.');
  }
}

/**
 * Gives a connection up whose other end has vanished without a word, as behind a firewall or a machine that lost its
 * power: nothing else would end the wait for many minutes. A server that says nothing for `silentMs` is asked whether
 * it is there. Its answer stands behind whatever it still does, so that has to be longer than any statement may take.
 */
export function watchLine(client: ClientBase, silentMs: number, answerMs = ANSWER_MS): void {
  const stream = socketOf(client);
  let asked = false;
  const answered = () => {
    asked = false;
    stream.setTimeout(silentMs);
  };
  stream.on('timeout', () => {
    if (asked) return void stream.destroy(new SilentLineError());
    asked = true;
    silentMs = stream.timeout ?? silentMs;
    stream.setTimeout(answerMs);
    client.query('SELECT').then(answered, answered);
  });
  stream.setTimeout(silentMs);
}

/** For what is asked next, until it is said anew. */
export function allowSilence(client: ClientBase, silentMs: number): void {
  socketOf(client).setTimeout(silentMs);
}

function socketOf({ connection: { stream } }: ClientBase): Socket {
  if (!(stream instanceof Socket)) throw new Error('A connection to the database is a socket.');
  return stream;
}
