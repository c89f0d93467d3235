import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { ChangeTopic } from './change-topic.js';
import { currentTransaction } from './current-scope.js';
import { KEPT_ALIVE, watchLine } from './watch-line.js';

const CHANNEL = 'app_changes';
const RECONNECT_MS = 1_000;
const CONNECTING_MS = 5_000;
/** Nobody speaks for long on this line: it is asked as often whether it is there, and given up when it does not answer. */
const ASKED_MS = 5_000;

type Listener = (key: string) => void;

/**
 * News of committed changes, to every process through NOTIFY. The process that writes hears of it at once,
 * so that its next request sees its own commit.
 */
@Injectable()
export class Changes implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Changes.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly connectionListeners = new Set<() => void>();
  private client: Client | null = null;
  private closing = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** False while news from other processes may be missed: nothing may be served from a cache then. */
  get isListening(): boolean {
    return this.client !== null;
  }

  on({ name }: ChangeTopic, listener: Listener): () => void {
    const all = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, all.add(listener));
    return () => all.delete(listener);
  }

  onReconnect(listener: () => void): void {
    this.connectionListeners.add(listener);
  }

  /** Announces changes inside the current transaction; heard when it commits, never when it rolls back. */
  async publish({ name }: ChangeTopic, ...keys: readonly string[]): Promise<void> {
    const scope = currentTransaction();
    if (!scope) throw new Error('A change is published inside the transaction that makes it.');
    const news = keys.map((key) => `${name}:${key}`);
    await scope.client.query('SELECT pg_notify($1, news) FROM unnest($2::text[]) news', [CHANNEL, news]);
    scope.onCommit(() => {
      for (const key of keys) this.dispatch(name, key);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.database.directUrl,
      connectionTimeoutMillis: CONNECTING_MS,
      ...KEPT_ALIVE,
    });
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    try {
      await client.connect();
      watchLine(client, ASKED_MS);
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      for (const listener of this.connectionListeners) listener();
    } catch {
      this.reconnect(client);
    }
  }

  private reconnect(lost: Client): void {
    if (this.closing || (this.client !== null && this.client !== lost) || this.retry?.hasRef()) return;
    this.client = null;
    this.logger.warn('The database connection for news is lost; caches are off until it returns.');
    this.retry = setTimeout(() => {
      this.retry = undefined;
      void this.connect();
    }, RECONNECT_MS);
  }

  /** A statement that changed many schools says so in few messages, their ids with commas between. */
  private receive(payload: string): void {
    const colon = payload.indexOf(':');
    const topic = payload.slice(0, colon);
    for (const key of payload.slice(colon + 1).split(',')) this.dispatch(topic, key);
  }

  private dispatch(topic: string, key: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(key);
  }
}
