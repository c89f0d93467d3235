import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

export const TICKS_A_SECOND = 100;

/** Megabytes that are this process's alone, shared pages by their share; seconds of processor since it began. */
export type Footprint = Readonly<{ processes: number; megabytes: number; seconds: number }>;
type Process = Readonly<{ id: string; parent: string; command: string; environment: string }>;

/** Of this machine's processes, read from /proc: Linux only. */
export async function footprints(
  client: pg.Client,
  dataDir: string,
): Promise<ReadonlyMap<'API' | 'worker' | 'hosted backend' | 'Postgres', Footprint>> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const all = processes();
  const own = all.find(({ id }) => id === String(rows[0]?.pid));
  const ours = all.filter(({ environment }) => environment.includes(`\0DATA_DIR=${dataDir}\0`));
  const product = ours.filter(({ command }) => command.includes('backend/dist/main.js'));
  const role = (wanted: string) =>
    product.filter(({ environment }) => environment.includes(`\0ROLE=${wanted}\0`));
  const hosted = all.filter(({ command }) => command.includes('hosted-backend') && command.includes(dataDir));
  const database = all.filter(({ id, parent }) => parent === own?.parent || id === own?.parent);
  return new Map([
    ['API', sumOf(role('api'))],
    ['worker', sumOf(role('worker'))],
    ['hosted backend', sumOf(hosted)],
    ['Postgres', sumOf(database)],
  ]);
}

/** All that this user may look at. */
export function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const [, , , parent = ''] = statOf(id);
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
        const environment = `\0${readFileSync(`/proc/${id}/environ`, 'utf8')}`;
        return [{ id, parent, command, environment }];
      } catch {
        // It has ended meanwhile, or is another user's.
        return [];
      }
    });
}

/** Children that have ended count for their parent, as Postgres' do. */
function sumOf(found: readonly Process[]): Footprint {
  const measured = found.flatMap(({ id }) => measure(id) ?? []);
  return {
    processes: measured.length,
    megabytes: measured.reduce((sum, { megabytes }) => sum + megabytes, 0),
    seconds: measured.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** Null if it has ended since it was found. */
function measure(id: string): Omit<Footprint, 'processes'> | null {
  try {
    const stat = statOf(id);
    const ticks = [13, 14, 15, 16].map((field) => Number(stat[field]));
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    return {
      megabytes: Number(kilobytes) / 1_024,
      seconds: ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND,
    };
  } catch {
    return null;
  }
}

/** As proc(5) counts them from 0; the name in brackets may have blanks. */
export function statOf(id: string): string[] {
  const text = readFileSync(`/proc/${id}/stat`, 'utf8');
  const end = text.lastIndexOf(')');
  return [id, 'name', ...text.slice(end + 2).split(' ')];
}
