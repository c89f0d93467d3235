import { restoreBackup } from './recovery/restore-backup.ts';
import { runToExit } from './supervision/start-failure.ts';

/** `npm run restore -- <backup>`: roles, database, objects and settings, where RESTORE_* say; tells what it found. */
await runToExit(async () => {
  const [backup = ''] = process.argv.slice(2);
  console.log(await restoreBackup(backup, process.env));
  return 0;
});
