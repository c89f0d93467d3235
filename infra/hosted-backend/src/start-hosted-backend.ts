import { join } from 'node:path';
import { createAuthContext } from './auth/auth-context.ts';
import { sweepOldRows } from './auth/sweep-old-rows.ts';
import { Background } from './background.ts';
import { Complaints } from './complaints.ts';
import { type HostedBackendConfig, readConfig } from './config/hosted-backend-config.ts';
import { loadServerKeys, type ServerKeys } from './config/server-keys.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { buildServer } from './http/build-server.ts';
import { Mailbox } from './mail/mailbox.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { declareRoomRules } from './realtime/channels/declare-room-rule.ts';

const sweepMilliseconds = 10 * 60_000;

export interface HostedBackend {
  /** Where it listens, for instance http://127.0.0.1:54321. */
  url: string;
  publishableKey: string;
  secretKey: string;
  close(): Promise<void>;
}

/** @throws Error for a bad configuration, a busy port or a database that does not answer */
export async function startHostedBackend(given: Partial<HostedBackendConfig>): Promise<HostedBackend> {
  const config = readConfig(given);
  const keys = await keysOf(config);
  const endings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const url = await open(config, keys, endings);
    return { url, publishableKey: keys.publishableKey, secretKey: keys.secretKey, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Each part adds how it ends; the last opened ends first. */
async function open(
  config: HostedBackendConfig,
  keys: ServerKeys,
  endings: (() => Promise<unknown>)[],
): Promise<string> {
  const source = await openDatabase(config);
  endings.push(source.stop);
  const { pool, database } = connect(source.url);
  endings.push(() => pool.end());
  await migrate(pool);
  await declareRoomRules(pool, config);
  const { mailer, mailbox } = mailParts(config);
  let url = '';
  const origin = () => (config.publicUrl ?? url).replace(/\/$/, '');
  const issuer = () => (config.basePath ? `${origin()}/auth/v1` : origin());
  const background = new Background();
  const directUrl = config.databaseDirectUrl ?? source.url;
  const complaints = new Complaints();
  const parts = {
    config,
    directUrl,
    isPooled: directUrl !== source.url,
    complaints,
    database,
    mailer,
    background,
    issuer,
    origin,
    address: () => url,
  };
  const context = await createAuthContext(parts, keys, pool);
  const app = await buildServer(context, mailbox);
  const sweeping = setInterval(() => background.run(() => sweepOldRows(context)), sweepMilliseconds);
  endings.push(
    () => background.settle(),
    () => app.close(),
    async () => clearInterval(sweeping),
  );
  url = await app.listen({ host: config.host, port: config.port });
  background.run(async () => {
    for (const complaint of await complaints.now()) console.error(complaint);
  });
  return url;
}

async function keysOf(config: HostedBackendConfig): Promise<ServerKeys> {
  const kept = await loadServerKeys(config.dataDir);
  return {
    ...kept,
    publishableKey: config.publishableKey ?? kept.publishableKey,
    secretKey: config.secretKey ?? kept.secretKey,
  };
}

function mailParts(config: HostedBackendConfig) {
  if (config.smtpUrl) return { mailer: new SmtpMailer(config.smtpUrl, config.mailFrom), mailbox: undefined };
  const mailbox = new Mailbox(config.mailFolder ?? join(config.dataDir, 'mail'));
  return { mailer: mailbox, mailbox };
}
