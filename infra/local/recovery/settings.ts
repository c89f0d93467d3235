import { StartFailure } from '../supervision/start-failure.ts';

type Given = Readonly<Record<string, string | undefined>>;

export type BackupSettings = Readonly<{
  databaseUrl: string;
  /** Holds one folder for each backup. */
  folder: string;
  /** Stored objects and the hosted backend's keys. */
  objects: string;
  /** Secrets and configuration. */
  settings: string;
  kept: number;
}>;

export function backupSettings(given: Given): BackupSettings {
  const kept = Number(given.BACKUP_KEPT ?? '14');
  if (!Number.isInteger(kept) || kept < 1)
    throw new StartFailure('BACKUP_KEPT is a number of backups, 1 or more.');
  return {
    databaseUrl: needed(given, 'BACKUP_DATABASE_URL'),
    folder: needed(given, 'BACKUP_FOLDER'),
    objects: needed(given, 'BACKUP_OBJECTS'),
    settings: needed(given, 'BACKUP_SETTINGS'),
    kept,
  };
}

export type RestoreSettings = Readonly<{
  /** The superuser's, of any database of a cluster that has none of ours. */
  superuserUrl: string;
  objects: string;
  settings: string;
  /** The ledger of erasures; null: nobody is looked up in it. */
  erasures: string | null;
}>;

export function restoreSettings(given: Given): RestoreSettings {
  return {
    superuserUrl: needed(given, 'RESTORE_DATABASE_URL'),
    objects: needed(given, 'RESTORE_OBJECTS'),
    settings: needed(given, 'RESTORE_SETTINGS'),
    erasures: given.RESTORE_ERASURES || null,
  };
}

function needed(given: Given, name: string): string {
  const value = given[name];
  if (!value) throw new StartFailure(`${name} is needed: infra/deploy/recovery.md says what it names.`);
  return value;
}
