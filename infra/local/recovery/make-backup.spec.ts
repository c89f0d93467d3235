import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from './make-backup.ts';

const PROGRAM = join(import.meta.dirname, '../backup.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekod-backups-'));
  for (const part of ['backups', 'objects', 'settings']) await mkdir(join(folder, part));
});
afterEach(() => rm(folder, { recursive: true }));

const settings = (port: number) => ({
  BACKUP_DATABASE_URL: `postgres://rekod_backup@127.0.0.1:${port}/rekod`,
  BACKUP_FOLDER: join(folder, 'backups'),
  BACKUP_OBJECTS: join(folder, 'objects'),
  BACKUP_SETTINGS: join(folder, 'settings'),
});
const left = () => readdir(join(folder, 'backups'));

/** A database that takes whoever connects and says nothing. */
async function silentDatabase() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** The program, once its folder stands and it waits for the database. */
async function underWay(port: number) {
  const child = spawn(process.execPath, [PROGRAM], { env: { ...process.env, ...settings(port) } });
  const ended = once(child, 'exit');
  while ((await left()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return { child, ended };
}

it('a backup that fails says so and leaves nothing', async () => {
  await expect(makeBackup(settings(1))).rejects.toThrow('ECONNREFUSED');
  expect(await left()).toEqual([]);
});

it('a backup that is ended says so and leaves nothing', async () => {
  const { server, port } = await silentDatabase();
  const { child, ended } = await underWay(port);
  child.kill('SIGTERM');
  const [code] = await ended;
  expect(code).not.toBe(0);
  expect(await left()).toEqual([]);
  server.close();
});

it('what a killed backup left is gone with the next, whatever becomes of that', async () => {
  const { server, port } = await silentDatabase();
  const { child, ended } = await underWay(port);
  child.kill('SIGKILL');
  await ended;
  server.close();
  expect(await left()).toEqual([expect.stringMatching(/\.part$/)]);
  await expect(makeBackup(settings(1))).rejects.toThrow('ECONNREFUSED');
  expect(await left()).toEqual([]);
});
