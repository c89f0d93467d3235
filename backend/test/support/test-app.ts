import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import type { AppConfig } from '../../src/config/app-config.js';
import { loadEnv } from '../../src/config/load-env.js';
import { createApp } from '../../src/create-app.js';
import { readerFromSource } from './reader-from-source.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { environmentOf } from './test-environment.js';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.js';
import { watchAnswers } from './watch-answers.js';

export type TestApp = Readonly<{
  app: NestFastifyApplication;
  database: TestDatabase;
  issuer: TokenIssuer;
  config: AppConfig;
  /** A request to a host, `localhost` (the main domain) unless said. Node does not resolve *.localhost. */
  call(method: Method, path: string, options?: CallOptions): request.Test;
  /** Moves the business clock of this application. */
  clockAt(instant: string | null): Promise<void>;
  close(): Promise<void>;
}>;

export type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
type CallOptions = { host?: string; token?: string };

/**
 * The whole application on a database and a key set of its own, listening on a free port. `extra`: modules with
 * probes that only the spec has.
 */
export async function startTestApp(
  overrides: Record<string, string> = {},
  extra: readonly DynamicModule[] = [],
): Promise<TestApp> {
  const [database, issuer] = await Promise.all([createTestDatabase(), startTokenIssuer()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'rekod-test-'));
  const environment = { ...environmentOf(database.url, issuer.url), DATA_DIR: dataDir };
  const config = loadEnv({ ...environment, ...overrides });
  const app = await createApp(config, [readerFromSource, ...extra]);
  const breaches = watchAnswers(app);
  await app.listen(0, '127.0.0.1');
  const call: TestApp['call'] = (method, path, { host = 'localhost', token } = {}) => {
    const made = request(app.getHttpServer())[method](path).set('host', host);
    return token ? made.set('authorization', `Bearer ${token}`) : made;
  };
  return {
    app,
    database,
    issuer,
    config,
    call,
    clockAt: async (instant) => {
      await (instant === null
        ? call('delete', '/api/test/clock')
        : call('put', '/api/test/clock').send({ now: instant })
      ).expect(200);
    },
    close: async () => {
      await app.close();
      await Promise.all([database.drop(), issuer.close(), rm(dataDir, { recursive: true })]);
      if (breaches().length > 0) throw new Error(`Answers beside the contract:\n${breaches().join('\n')}`);
    },
  };
}
