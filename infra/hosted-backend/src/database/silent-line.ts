import { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';

const silentMilliseconds = 35_000;
const betweenQuestions = 5_000;
const answerMilliseconds = 5_000;

/**
 * A database that has vanished without a word, as behind a firewall, is one that is away: whoever waits for it is told,
 * and the connection is made anew.
 */
export function giveUpSilentLines(pool: Pool): void {
  pool.on('connect', (client) => {
    client.on('error', () => {});
    lineOf(client).on('timeout', () => giveUp(client));
  });
  pool.on('acquire', (client) => lineOf(client).setTimeout(silentMilliseconds));
}

/** For what may take as long as it likes, until the connection goes back. */
export function waitWithoutEnd(client: PoolClient): void {
  lineOf(client).setTimeout(0);
}

/** For a connection that only listens: asks again and again whether anybody is there. */
export function keepAsking(client: Client): void {
  const question = setInterval(() => {
    const late = setTimeout(() => giveUp(client), answerMilliseconds);
    client
      .query('select')
      .catch(() => {})
      .finally(() => clearTimeout(late));
  }, betweenQuestions);
  client.once('end', () => clearInterval(question));
}

function giveUp(client: Client): void {
  lineOf(client).destroy(new Error('The database has fallen silent.'));
}

function lineOf({ connection: { stream } }: Client): Socket {
  if (!(stream instanceof Socket)) throw new Error('A connection to the database is a socket.');
  return stream;
}
