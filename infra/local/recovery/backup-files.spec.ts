import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences } from './census.ts';
import { copyFiles } from './copy-files.ts';
import { FILES, readManifest, writeManifest } from './manifest.ts';
import { backupSettings, restoreSettings } from './settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekod-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (path: string) => join(folder, path);
const written = async (path: string, text: string) => {
  await mkdir(join(at(path), '..'), { recursive: true });
  await writeFile(at(path), text);
};

describe('files of a backup', () => {
  it('are all there, but for uploads that were not whole', async () => {
    await written('from/auth/keys.json', 'keys');
    await written('from/auth/storage/objects/ab/abc', 'picture');
    await written('from/auth/storage/incoming/half', 'half');
    expect(await copyFiles(at('from'), at('to'))).toBe(2);
    expect(await readFile(at('to/auth/storage/objects/ab/abc'), 'utf8')).toBe('picture');
    await expect(stat(at('to/auth/storage/incoming/half'))).rejects.toThrow('ENOENT');
  });

  it('that the backup before holds take no second place on the disk, and what has changed since is copied', async () => {
    await written('from/same', 'same');
    await written('from/changed', 'before');
    await copyFiles(at('from'), at('first'));
    await written('from/changed', 'after!');
    await utimes(at('from/changed'), new Date(0), new Date(0));
    await copyFiles(at('from'), at('second'), at('first'));
    expect((await stat(at('second/same'))).ino).toBe((await stat(at('first/same'))).ino);
    expect(await readFile(at('second/changed'), 'utf8')).toBe('after!');
    expect(await readFile(at('first/changed'), 'utf8')).toBe('before');
  });

  it('are refused when one is damaged, or when it is no backup', async () => {
    await expect(readManifest(folder)).rejects.toThrow('is not a backup: it has no manifest.json');
    for (const file of FILES) await written(file, file);
    const manifest = {
      takenAt: 'now',
      product: '0',
      postgres: '18',
      database: 'rekod',
      census: { schools: 1 },
    };
    await writeManifest(folder, manifest);
    expect(await readManifest(folder)).toMatchObject(manifest);
    await written('database.dump', 'cut');
    await expect(readManifest(folder)).rejects.toThrow('The backup is damaged: database.dump.');
  });
});

it('a restored database that lacks something is told by what', () => {
  expect(differences({ schools: 3, policies: 108 }, { schools: 3, policies: 74 })).toEqual([
    'policies: 108 were saved, 74 are there',
  ]);
});

it('what is not said is named', () => {
  expect(() => backupSettings({})).toThrow('BACKUP_DATABASE_URL is needed');
  expect(() => backupSettings({ BACKUP_KEPT: 'all' })).toThrow('BACKUP_KEPT is a number of backups');
  expect(() => restoreSettings({ RESTORE_DATABASE_URL: 'postgres://x' })).toThrow(
    'RESTORE_OBJECTS is needed',
  );
});
