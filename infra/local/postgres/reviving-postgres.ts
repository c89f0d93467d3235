import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Postgres, startPostgres } from './postgres.ts';
import { postgresHome } from './postgres-home.ts';

const [dataDir = ''] = process.argv.slice(2);

/** For tests that kill it: runs Postgres over a folder, prints its address and process, and revives it. */
for (;;) {
  const server = await started();
  const { cluster } = await postgresHome(dataDir);
  const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  console.log(JSON.stringify({ url: server.url('postgres'), pid: Number(pid) }));
  await server.exited;
}

/** Sessions of a killed server hold its shared memory until they notice. */
async function started(): Promise<Postgres> {
  for (;;) {
    try {
      return await startPostgres({ dataDir });
    } catch {
      await pause(200);
    }
  }
}
