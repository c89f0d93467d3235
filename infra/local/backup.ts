import { makeBackup } from './recovery/make-backup.ts';
import { runToExit } from './supervision/start-failure.ts';

/** `npm run backup`: what BACKUP_DATABASE_URL, BACKUP_OBJECTS and BACKUP_SETTINGS name, into a folder of BACKUP_FOLDER. */
await runToExit(async () => {
  console.log(await makeBackup(process.env));
  return 0;
});
