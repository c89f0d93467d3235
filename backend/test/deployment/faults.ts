import pg from 'pg';
import type { BadLine } from './bad-line.js';
import type { Machine } from './machine.js';
import type { SmallDisk } from './small-disk.js';

export type Fault = Readonly<{
  name: string;
  seconds: number;
  /** Whether payments are acknowledged while it lasts. */
  goesOn: boolean;
  /** In how many seconds after its end payments are acknowledged again, where that is not at once. */
  backWithin?: number;
  /** Resolves to what ends it. */
  bring(): Promise<() => Promise<void>>;
}>;

const SECONDS = 10;
/** Longer than the proxy waits for one process before it asks the other. */
const LONGER_THAN_THE_PROXY = 18;
/** A statement of a request takes 30 s at most, and a database that is asked then has five to answer. */
const LONGEST_SILENCE = 35;

/** Every fault of the table but sudden death, which `deployment.spec.ts` brings. */
export function faultsOf(machine: Machine, lines: readonly BadLine[], disk: SmallDisk | null): Fault[] {
  const frozen = (names: string[], goesOn: boolean, seconds = SECONDS): Fault => ({
    name: `${names.join(', ')} frozen`,
    seconds,
    goesOn,
    bring: async () => {
      const thaws = await Promise.all(names.map((name) => machine.part(name).freeze()));
      return async () => {
        for (const thaw of thaws) thaw();
      };
    },
  });
  return [
    frozen(['postgres'], false),
    frozen(['pgbouncer'], false),
    ...(machine.names('redis').length > 0 ? [frozen(['redis'], true)] : []),
    frozen(['rekod-worker@3101'], true),
    frozen(['rekod-worker@3101', 'rekod-worker@3102'], true),
    frozen(['rekod-api@3001'], true, LONGER_THAN_THE_PROXY),
    frozen(['rekod-auth@54321', 'rekod-auth@54322'], true),
    frozen(['nginx'], false),
    heldTable(machine),
    noConnections(machine),
    badly('a network 300 ms slower', true, lines, (line) => line.delay(300)),
    badly('connections half open', false, lines, (line) => line.swallow()),
    {
      ...badly('connections that vanish for good', false, lines, (line) => line.vanish()),
      backWithin: LONGEST_SILENCE,
    },
    ...(disk ? [fullDisk(machine, disk)] : []),
  ];
}

function badly(
  name: string,
  goesOn: boolean,
  lines: readonly BadLine[],
  bring: (line: BadLine) => void,
): Fault {
  return {
    name,
    seconds: SECONDS,
    goesOn,
    bring: async () => {
      lines.forEach(bring);
      return async () => {
        for (const line of lines) line.mend();
      };
    },
  };
}

/** Every request waits for it, until the pools of the processes have nothing left. */
function heldTable(machine: Machine): Fault {
  return {
    name: 'the inbox locked, pools exhausted',
    seconds: SECONDS,
    goesOn: false,
    bring: async () => {
      const holder = new pg.Client({ connectionString: machine.database.superuserUrl });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE app.webhook_inbox IN ACCESS EXCLUSIVE MODE');
      return () => holder.end();
    },
  };
}

/** Strangers hold all that Postgres gives, while the pooler and a worker begin anew and find none. */
function noConnections(machine: Machine): Fault {
  return {
    name: 'max_connections exhausted, pgbouncer and a worker started anew',
    seconds: SECONDS,
    goesOn: false,
    bring: async () => {
      const anew = ['pgbouncer', 'rekod-worker@3101'].map((name) => machine.part(name));
      await Promise.all(anew.map((part) => part.end('SIGKILL')));
      const taken = await takeAll(await machine.directUrl());
      const starting = Promise.all(anew.map((part) => part.start()));
      return async () => {
        await Promise.all(taken.map((client) => client.end()));
        await starting;
      };
    },
  };
}

async function takeAll(connectionString: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return taken;
    }
    taken.push(client);
  }
}

/** Postgres says so, or ends: an operator makes room and starts it. */
function fullDisk(machine: Machine, disk: SmallDisk): Fault {
  return {
    name: "Postgres' disk full",
    seconds: SECONDS,
    goesOn: false,
    bring: async () => {
      await disk.fill();
      return async () => {
        await disk.makeRoom();
        const postgres = machine.part('postgres');
        if (postgres.hasEnded) await postgres.start();
      };
    },
  };
}
