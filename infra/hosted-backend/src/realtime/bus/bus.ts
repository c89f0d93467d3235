import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { keepAsking } from '../../database/silent-line.ts';
import type { Envelope, Notice } from './notice.ts';

const channel = 'hosted_realtime';
// Postgres takes 7,999.
const largestNotice = 7900;
const retryMilliseconds = 1000;
const echoMilliseconds = 3000;

export const deafness =
  'Realtime hears nothing from the database: LISTEN does not arrive through this address, as with a pooler that ' +
  'shares sessions. Name the direct address in databaseDirectUrl.';

interface Listener {
  /** Heard from another instance. */
  heard(from: string, notice: Notice): void;
  /** Listening (again): whatever was said before is missed. */
  listening(): void;
}

/** Carries notices between the instances on one database, in order of sending; its own come back to it too. */
export class Bus {
  readonly instance = randomUUID();
  readonly #pool: Pool;
  readonly #directUrl: string;
  readonly #listener: Listener;
  #client: Client | undefined;
  #isDeaf = false;
  #echo: NodeJS.Timeout | undefined;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;
  #waiting: string[] = [];
  #busy = false;
  #sending: Promise<void> = Promise.resolve();
  #hearing: Promise<void> = Promise.resolve();

  /** @param directUrl reaches the database with a session of its own, which LISTEN needs */
  constructor(pool: Pool, directUrl: string, listener: Listener) {
    this.#pool = pool;
    this.#directUrl = directUrl;
    this.#listener = listener;
  }

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.#directUrl,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    await client.connect();
    if (this.#stopped) return client.end();
    this.#client = client;
    keepAsking(client);
    await client.query(`listen ${channel}`);
    this.#listener.listening();
    this.#awaitEcho();
  }

  /** Lost, or listening to what never comes. */
  get isDeaf(): boolean {
    return this.#isDeaf || this.#client === undefined;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#echo);
    await this.#sending;
    await this.#client?.end();
    await this.#hearing;
  }

  publish(notice: Notice): void {
    if (this.#stopped) return;
    this.#waiting.push(JSON.stringify(notice));
    if (!this.#busy) this.#sending = this.#send();
  }

  /** What gathers during one round trip goes out with the next. */
  async #send(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const notices = this.#waiting.splice(0);
      try {
        const envelopes = await Promise.all(notices.map((notice) => this.#envelope(notice)));
        await this.#pool.query('select pg_notify($1, one) from unnest($2::text[]) one', [channel, envelopes]);
      } catch (error) {
        console.error(`Realtime could not reach its other instances: ${String(error)}`);
      }
    }
    this.#busy = false;
  }

  async #envelope(notice: string): Promise<string> {
    const envelope = `{"from":"${this.instance}","notice":${notice}}`;
    if (Buffer.byteLength(envelope) <= largestNotice) return envelope;
    const insert = 'insert into hosted.large_notices (body) values ($1) returning id';
    const { rows } = await this.#pool.query<{ id: string }>(insert, [notice]);
    return JSON.stringify({ from: this.instance, large: rows[0]?.id });
  }

  #hear(text: string): void {
    const envelope: Envelope = JSON.parse(text);
    if (envelope.from === this.instance) {
      this.#hearEcho();
      return;
    }
    this.#hearing = this.#hearing
      .then(async () => {
        const notice = 'notice' in envelope ? envelope.notice : await this.#fetch(envelope.large);
        if (notice) this.#listener.heard(envelope.from, notice);
      })
      .catch((error: Error) => console.error(`A notice of realtime is lost: ${error.message}`));
  }

  async #fetch(id: string): Promise<Notice | undefined> {
    const select = 'select body from hosted.large_notices where id = $1';
    const { rows } = await this.#pool.query<{ body: string }>(select, [id]);
    return rows[0] && JSON.parse(rows[0].body);
  }

  /** Whoever begins to listen says something to the others, and so to itself. */
  #awaitEcho(): void {
    clearTimeout(this.#echo);
    this.#echo = setTimeout(() => {
      this.#isDeaf = true;
      console.error(deafness);
    }, echoMilliseconds);
  }

  #hearEcho(): void {
    clearTimeout(this.#echo);
    this.#isDeaf = false;
  }

  #lose(client: Client): void {
    if (this.#stopped || this.#client !== client) return;
    this.#client = undefined;
    // It may be lost on one side only; what its end says of that is of no use.
    client.end().catch(() => {});
    this.#startAgain();
  }

  #startAgain(): void {
    if (this.#stopped) return;
    this.#retry = setTimeout(() => {
      // Whoever fails to connect at all tries again; a lost connection does so by itself.
      this.start().catch(() => this.#client ?? this.#startAgain());
    }, retryMilliseconds);
  }
}
