import type { Request } from 'autocannon';
import type pg from 'pg';
import { interleave } from './interleave.ts';
import { timedInLanes } from './lanes.ts';
import { load } from './load.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import type { Session } from './sign-in.ts';
import { randomAddress } from './status-requests.ts';

type Statement = Readonly<{ text: string; values: readonly unknown[] }>;

/** Something to read. `statements`: which read the rows behind it, as the role that owns the tables: no guard, no rule, no text. */
export type AskedReading = Readonly<{
  name: string;
  path: string;
  host?: string;
  session?: Session;
  statements: readonly Statement[];
  goal?: string;
  /** Of the time to a reply with nobody else asking. */
  aloneGoal?: string;
  /** How often it is asked for in a round. */
  requests?: number;
}>;

/** How many replies a second and how soon, ten at a time and alone, beside statements that read the same rows. */
export async function readingRows(
  url: string,
  { name, statements, goal = '', aloneGoal = '', requests: count = 500, ...asked }: AskedReading,
  pool: pg.Pool,
): Promise<Row[]> {
  const requests = Array.from({ length: count }, () => requestOf(asked));
  const readRows = async () => {
    for (const { text, values } of statements)
      await pool.query({ name: text.slice(0, 60), text, values: [...values] });
  };
  const pairsOf = (lanes?: number) =>
    interleave(
      () => load(url, requests, lanes),
      () => timedInLanes(requests, readRows, lanes),
    );
  const [atOnce, alone] = [await pairsOf(), await pairsOf(1)];
  return [
    throughputRow({ name: `${name} / its rows`, goal }, atOnce, 'a second'),
    latencyRow({ name: `${name}, time to reply`, goal: '' }, atOnce),
    latencyRow({ name: `${name}, one alone`, goal: aloneGoal }, alone),
  ];
}

function requestOf({ path, host, session }: Pick<AskedReading, 'path' | 'host' | 'session'>): Request {
  const headers = {
    'x-forwarded-for': randomAddress(),
    ...(host !== undefined && { host }),
    ...(session && { authorization: session.authorization }),
  };
  return { path, headers };
}
