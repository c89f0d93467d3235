import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './support/test-backend.ts';

const main = join(import.meta.dirname, '../src/main.ts');

let folder: string;
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosted-main-'));
  database = await createDatabase();
});
afterAll(async () => {
  await database.dropDatabase();
  await rm(folder, { recursive: true });
});

async function start(config: object): Promise<ChildProcess> {
  const file = join(folder, 'config.json');
  await writeFile(file, JSON.stringify({ dataDir: folder, databaseUrl: database.databaseUrl, ...config }));
  return spawn(process.execPath, [main, '--config', file], { env: { ...process.env, NODE_OPTIONS: '' } });
}

async function outcome(child: ChildProcess): Promise<{ code: number; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it says where it listens, and %s ends it in order',
  async (signal) => {
    const child = await start({ port: 0 });
    const [line] = child.stdout ? await once(child.stdout, 'data') : [];
    const [, url] = /^hosted backend ready at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(line)) ?? [];
    expect((await fetch(`${url}/auth/v1/.well-known/jwks.json`)).status).toBe(200);
    const ending = outcome(child);
    child.kill(signal);
    expect(await ending).toEqual({ code: 0, errors: '' });
  },
);

test('a busy port gives one clear line', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const { code, errors } = await outcome(await start({ port }));
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^The hosted backend cannot listen: .*:${port}\\.\n$`));
  blocker.close();
});

test('a bad configuration gives one line with every name', async () => {
  const { code, errors } = await outcome(await start({ port: 'rahsia', basePath: 'rahsia' }));
  expect(code).toBe(1);
  expect(errors).toContain('invalid: port, basePath.');
  expect(errors).not.toContain('rahsia');
});

test.each([
  ['does not answer', () => 'postgres://x:rahsia@127.0.0.1:1/x', 'connect ECONNREFUSED 127.0.0.1:1'],
  ['is not there', () => elsewhere({ pathname: '/tiada' }), 'database "tiada" does not exist'],
])('a database that %s gives one line', async (_what, databaseUrl, reason) => {
  const { code, errors } = await outcome(await start({ port: 0, databaseUrl: databaseUrl() }));
  expect(code).toBe(1);
  expect(errors).toBe(`The hosted backend did not start: ${reason}\n`);
});

const elsewhere = (change: { pathname: string }) => Object.assign(new URL(database.databaseUrl), change).href;
