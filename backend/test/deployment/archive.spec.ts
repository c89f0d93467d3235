import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '../support/wait-until.js';
import { serverAccount } from './debian-parts.js';
import { freePort } from './free-port.js';
import { CHECKOUT } from './machine-files.js';

const run = promisify(execFile);
const LIMIT_MS = 120_000;
const SCRIPT = join(CHECKOUT, 'infra/deploy/base-backup.sh');

let root: string;
let port: number;
let bin: string;
const at = (name: string) => join(root, name);

/** Of any version: what is archived and pruned here are the changes of a cluster, not the product's. */
function postgresPrograms(): string {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort() : [];
  const folder = process.env.POSTGRES_BIN ?? join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin');
  if (!existsSync(join(folder, 'pg_basebackup')))
    throw new Error("The archive is tried on Debian's postgresql: install it.");
  return folder;
}

const environment = (more: Record<string, string> = {}) => ({
  PATH: `${bin}:${process.env.PATH}`,
  PGHOST: '127.0.0.1',
  PGPORT: String(port),
  PGUSER: 'postgres',
  PGDATABASE: 'postgres',
  ...more,
});
const asServer = (file: string, args: readonly string[], more?: Record<string, string>) =>
  run(file, [...args], { env: environment(more), cwd: root, ...serverAccount() });
const sql = async (statement: string) =>
  (await asServer('psql', ['--no-psqlrc', '-Atc', statement])).stdout.trim();
const baseBackup = (more?: Record<string, string>) =>
  asServer('sh', [SCRIPT, at('bases'), at('archive')], more);
const start = (data: string) =>
  asServer('pg_ctl', ['-D', at(data), '-w', '-s', '-l', at('log'), '-o', `-p ${port}`, 'start']);
const stop = (data: string) => asServer('pg_ctl', ['-D', at(data), '-w', '-s', '-m', 'immediate', 'stop']);

async function segments(): Promise<string[]> {
  return (await readdir(at('archive'))).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).sort();
}

/** Resolves once the segment that holds the row is copied away. */
async function write(words: string): Promise<void> {
  await sql(`INSERT INTO written VALUES ('${words}')`);
  const segment = await sql('SELECT pg_walfile_name(pg_current_wal_lsn())');
  await sql('SELECT pg_switch_wal()');
  await waitUntil(async () => (await segments()).includes(`${segment}.gz`));
}

beforeAll(async () => {
  bin = postgresPrograms();
  port = await freePort();
  root = await mkdtemp(join(tmpdir(), 'rekod-archive-'));
  for (const folder of ['archive', 'bases']) await mkdir(at(folder));
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:', root]);
  await asServer('initdb', ['-D', at('data'), '-U', 'postgres', '-A', 'trust', '-N']);
  const example = await readFile(join(CHECKOUT, 'infra/deploy/etc/postgres.conf'), 'utf8');
  const settings = example.replaceAll('/var/backups/rekod-wal', at('archive'));
  await appendFile(join(at('data'), 'postgresql.conf'), `${settings}unix_socket_directories = '${root}'\n`);
  await start('data');
  await sql('CREATE TABLE written (words text)');
}, LIMIT_MS);
afterAll(async () => {
  await stop('data').catch(() => undefined);
  if (root) await rm(root, { recursive: true, force: true });
}, LIMIT_MS);

it('a minute in which next to nothing was written takes next to nothing', async () => {
  // The first holds the making of the cluster.
  await write('zero');
  await write('one');
  const [segment = ''] = (await segments()).slice(-1);
  expect((await stat(join(at('archive'), segment))).size).toBeLessThan(256 * 1_024);
});

it('a segment that is asked for again after a crash is fine where it is the same, and no other is written over', async () => {
  await write('two');
  const [segment = ''] = (await segments()).slice(-1);
  const archived = (command: string, path: string) =>
    run('sh', ['-c', command.replaceAll('%f', segment.slice(0, -3)).replaceAll('%p', path)]);
  const command = await sql('SHOW archive_command');
  await run('sh', ['-c', `gzip -dc ${join(at('archive'), segment)} > ${at('same')}`]);
  await archived(command, at('same'));
  await writeFile(at('other'), 'another cluster');
  await expect(archived(command, at('other'))).rejects.toThrow();
});

it(
  'the archive is as long as the oldest base backup needs, and brings back what was written since',
  async () => {
    await baseBackup();
    await write('three');
    const before = await segments();
    const { stdout } = await baseBackup({ BASE_BACKUPS_KEPT: '1' });
    expect(stdout).toContain('the archive begins with');
    expect(await readdir(at('bases'))).toHaveLength(1);
    expect(await segments()).not.toContain(before[0]);
    await write('four');

    await stop('data');
    await rm(at('data'), { recursive: true });
    const [base = ''] = await readdir(at('bases'));
    await cp(join(at('bases'), base), at('data'), { recursive: true, preserveTimestamps: true });
    await writeFile(join(at('data'), 'recovery.signal'), '');
    await appendFile(
      join(at('data'), 'postgresql.auto.conf'),
      `restore_command = 'gzip -dc ${at('archive')}/%f.gz > %p'\n`,
    );
    if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:', at('data')]);
    await start('data');
    await waitUntil(async () => (await sql('SELECT pg_is_in_recovery()')) === 'f');
    expect((await sql('SELECT words FROM written')).split('\n')).toEqual([
      'zero',
      'one',
      'two',
      'three',
      'four',
    ]);
  },
  LIMIT_MS,
);

it(
  'a base backup that fails leaves nothing, prunes nothing and says so',
  async () => {
    const [bases, before] = [await readdir(at('bases')), await segments()];
    await mkdir(join(at('bases'), '2026-01-01T000000Z.part'));
    if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres:', at('bases')]);
    await expect(baseBackup({ PGPORT: '1' })).rejects.toThrow('pg_basebackup');
    expect(await readdir(at('bases'))).toEqual(bases);
    expect(await segments()).toEqual(before);
  },
  LIMIT_MS,
);
